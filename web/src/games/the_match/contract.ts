// Made by `make wire` from matchwood/cardgames/the_match/contract.py. Do not edit.

/** The pitch. Both seats and a spectator see the same.

- `phase`: `dealing`, `attack`, `shot` or `over`.
- `part`: the part of the match.
- `minute`: the minute of the match: each ball counts as an equal share of its half. It is `null` in the shoot-out.
- `dealer`: the seat that dealt.
- `turn`: the current seat, or `null`.
- `ball`: the card that was turned up as the ball, or `null`.
- `fits`: the cards that fit the ball, or `null`.
- `row`: the row of the ball, from 1 to 4, counted from the side of the current seat; or `null`.
- `path`: the places of the cards that this attack has chosen.
- `reach`: the places that the ball can go to next. It is empty in the shoot-out, where a player chooses one of the own five
  cards.
- `field`: four rows of four cards as seat 0 sees them, its own row first. A card that is face down is `null`.
- `seen`: the same, with the cards that were turned back (`hide_after_miss`), so that a program need not remember them.
- `stacks`: the number of balls left for each seat.
- `used`: for each seat the balls that were turned up.
- `goals`: the goals of each seat without the shoot-out.
- `halves`: the goals of each half, up to the current one.
- `shootout`: the shoot-out, or `null`.
- `odds`: for each choice of the current seat the exact chance of a goal, if all later choices have the best chance. */
export type Table = {
  phase: "attack" | "dealing" | "over" | "shot";
  part: "circle" | "first_extra_half" | "first_half" | "pile" | "second_extra_half" | "second_half" | "ten_shots";
  minute: number | null;
  dealer: number;
  turn: number | null;
  ball: string | null;
  fits: Fits | null;
  row: number | null;
  path: [number, number][];
  reach: [number, number][];
  field: ((string | null)[])[] | null;
  seen: ((string | null)[])[] | null;
  stacks: number[];
  used: string[][];
  goals: number[];
  halves: number[][];
  shootout: Shootout | null;
  odds: Record<string, number>;
};

/** The cards that fit a ball.

- `colour`: every card of this colour fits.
- `number`: every card of this number fits. */
export type Fits = {
  colour: "B" | "G" | "R" | "Y";
  number: number;
};

/** The shoot-out.

- `goals`: the goals of each seat in the shoot-out.
- `lines`: the five cards of each seat and the sixth; `null` for a card that is face down.
- `shots`: for each seat, whether each of its shots was a goal.
- `series`: the number of shots that each seat takes with the balls of its stack: ten, unless a deal given by hand has
  another number. Later shots come in pairs.
- `number`: the number of the current shot, or of the current pair, from 1.
- `circle`: the number of cards left in the circle or the pile.
- `used`: the cards of the circle that were turned up.
- `piles`: the number of piles that were shuffled.
- `toss`: the seat that won the toss, else `null`. */
export type Shootout = {
  goals: number[];
  lines: ((string | null)[])[];
  shots: boolean[][];
  series: number[];
  number: number;
  circle: number;
  used: string[];
  piles: number;
  toss: number | null;
};

/** A half or the shoot-out (`ten_shots`) was dealt. `first` is the seat with the first ball; `null` if no seat has one. */
export type Deal = {
  type: "deal";
  part: "circle" | "first_extra_half" | "first_half" | "pile" | "second_extra_half" | "second_half" | "ten_shots";
  dealer: number;
  stacks: number[];
  first: number | null;
};

/** The next ball of this seat was turned up. */
export type Ball = {
  type: "ball";
  seat: number;
  card: string;
};

/** A card was chosen. `turned` is true if it lay face down before, `match` if it fits the ball. `colour` and `number` are
those of the ball. `by` is what the card shares with the ball; `null` if it does not fit. */
export type Card = {
  type: "card";
  seat: number;
  row: number;
  place: [number, number];
  card: string;
  turned: boolean;
  match: boolean;
  colour: "B" | "G" | "R" | "Y";
  number: number;
  by: "colour" | "number" | null;
};

/** A seat took its decision back and decides again. */
export type Rethink = {
  type: "rethink";
  seat: number;
};

/** The attack matched in all four rows. */
export type Goal = {
  type: "goal";
  seat: number;
  goals: number[];
};

/** The attack failed. `back` are the places that were turned face down again, `count` is their number. */
export type Miss = {
  type: "miss";
  seat: number;
  back: [number, number][];
  count: number;
};

/** A half ended. `halves` are the goals of each half, up to this one. */
export type Whistle = {
  type: "whistle";
  part: "first_extra_half" | "first_half" | "second_extra_half" | "second_half";
  goals: number[];
  halves: number[][];
};

/** A shot was taken. `sixth` is `null` if the chosen card did not fit. `colour` and `number` are those of the ball. `by` and
`sixth_by` are what the two cards share with the ball; `null` if they do not fit. */
export type Shot = {
  type: "shot";
  seat: number;
  choice: number;
  card: string;
  match: boolean;
  sixth: string | null;
  goal: boolean;
  goals: number[];
  colour: "B" | "G" | "R" | "Y";
  number: number;
  by: "colour" | "number" | null;
  sixth_by: "colour" | "number" | null;
};

/** The score is tied after the ten shots. From now on the balls come from the circle. */
export type Circle = {
  type: "circle";
};

/** The score is still tied. All cards outside the lines were shuffled. `number` counts these piles. */
export type Pile = {
  type: "pile";
  number: number;
};

/** The score is tied after five piles. This seat won a toss. */
export type Toss = {
  type: "toss";
  seat: number;
};

/** The match ended. `shootout` are the goals of the shoot-out; the field is missing without one. */
export type Over = {
  type: "over";
  ranks: number[];
  scores: number[];
  shootout?: number[];
};

/** This is not a column. Columns are counted from 1 to 4, from seat A's left. */
export type NoColumn = {
  code: "no_column";
  rule?: string;
};

/** This is a card. A move names its column instead. */
export type CardNamed = {
  code: "card_named";
  card: string;
  rule?: string;
};

/** The ball is in column `at` and cannot go to this column: it is more than one column away. */
export type OutOfReach = {
  code: "out_of_reach";
  column: number;
  at: number;
  rule?: string;
};

/** This is not one of the five cards at which a player shoots. */
export type NoShot = {
  code: "no_shot";
  rule?: string;
};

/** The sixth card cannot be chosen: it counts only after one of the five. */
export type TheSixth = {
  code: "the_sixth";
  rule?: string;
};

/** This is a goal if all later choices are right, with any cards face down. */
export type Certain = {
  code: "certain";
};

/** No choice can become a goal. */
export type Hopeless = {
  code: "hopeless";
};

/** This choice has the best chance of a goal: `chance` percent. */
export type Best = {
  code: "best";
  chance: number;
};

/** The card is known, and fits the ball. */
export type FitsBall = {
  code: "fits";
  card: string;
};

/** This known card does not fit. The attack ends there, and no new card is seen. */
export type ShowsNothing = {
  code: "shows_nothing";
  card: string;
};

/** No player has seen the card. It is one of `unseen` cards with equal chances, and `fit` of them fit the ball. */
export type Unseen = {
  code: "unseen";
  fit: number;
  unseen: number;
};

/** These cards come next. They are known, and fit the ball. */
export type WayOn = {
  code: "way_on";
  cards: string[];
};

/** The result of a match.

- `ranks`: the rank of each seat. 1 is best, and tied seats share a rank.
- `scores`: the goals of each seat.
- `shootout`: the goals of the shoot-out. The field is missing without one. */
export type MatchResult = {
  ranks: number[];
  scores: number[];
  shootout?: number[];
};

export type Happening = Deal | Ball | Card | Rethink | Goal | Miss | Whistle | Shot | Circle | Pile | Toss | Over;

export type Refusal = NoColumn | CardNamed | OutOfReach | NoShot | TheSixth;

export type Reason = Certain | Hopeless | Best | FitsBall | ShowsNothing | Unseen | WayOn;
