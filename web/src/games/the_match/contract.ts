// Made by `make wire` from matchwood/cardgames/the_match/contract.py. Do not edit.

/** The visible state of the pitch, which is the same for both players and all spectators.

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

/** The colour and the number of the ball; a card with the same colour or number fits the ball.

- `colour`: every card of this colour fits.
- `number`: every card of this number fits. */
export type Fits = {
  colour: "B" | "G" | "R" | "Y";
  number: number;
};

/** The visible state of the shoot-out that decides a tied match.

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

/** The cards of a half or of the shoot-out (`ten_shots`) were dealt. The player at the seat `first` has the first ball;
`first` is `null` if neither player has a ball. */
export type Deal = {
  type: "deal";
  part: "circle" | "first_extra_half" | "first_half" | "pile" | "second_extra_half" | "second_half" | "ten_shots";
  dealer: number;
  stacks: number[];
  first: number | null;
};

/** A player turned up the next card of the stack as the ball. */
export type Ball = {
  type: "ball";
  seat: number;
  card: string;
};

/** A player chose a card of the field. `turned` is true if the card was face down before, and `match` is true if the card
fits the ball. `colour` and `number` are the colour and the number of the ball. `by` names what the card has in common
with the ball, or is `null` if the card does not fit. */
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

/** A player undid a decision and has to decide again. */
export type Rethink = {
  type: "rethink";
  seat: number;
};

/** A player scored a goal, because the attack matched the ball in all four rows. */
export type Goal = {
  type: "goal";
  seat: number;
  goals: number[];
};

/** An attack failed. `back` lists the row and column of each of the `count` cards that were turned face
down again. */
export type Miss = {
  type: "miss";
  seat: number;
  back: [number, number][];
  count: number;
};

/** A half ended. `halves` lists the goals of each half, up to the finished half. */
export type Whistle = {
  type: "whistle";
  part: "first_extra_half" | "first_half" | "second_extra_half" | "second_half";
  goals: number[];
  halves: number[][];
};

/** A player shot at a card of the shoot-out. `colour` and `number` are the colour and the number of the ball. `by` shows
whether the chosen card fits the ball by colour or by number, and is `null` if the card does not fit. `sixth_by` shows the
same for the sixth card. `sixth` is `null` if the chosen card did not fit the ball. */
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

/** The score is tied after ten shots by each player. The next balls come from the circle of cards. */
export type Circle = {
  type: "circle";
};

/** The score is still tied, so all cards outside the goal lines were shuffled into a new pile. `number` is
the number of the pile. */
export type Pile = {
  type: "pile";
  number: number;
};

/** The score is tied after five piles, so a toss decided the match. The player at `seat` won the toss. */
export type Toss = {
  type: "toss";
  seat: number;
};

/** The match ended. `shootout` lists the goals of each seat in the shoot-out; the field is missing if the match had no
shoot-out. */
export type Over = {
  type: "over";
  ranks: number[];
  scores: number[];
  shootout?: number[];
};

/** The text is not the number of a column. The columns of the field are counted from 1 to 4, from seat A's left. */
export type NoColumn = {
  code: "no_column";
  rule?: string;
};

/** The text is the name of a card, but a move must name the column of the card. */
export type CardNamed = {
  code: "card_named";
  card: string;
  rule?: string;
};

/** The ball in column `at` cannot go to `column`, because `column` is more than one column away. */
export type OutOfReach = {
  code: "out_of_reach";
  column: number;
  at: number;
  rule?: string;
};

/** The text is not a number from 1 to 5, but a shot must name one of five cards by its number. */
export type NoShot = {
  code: "no_shot";
  rule?: string;
};

/** The player cannot shoot at the sixth card, which counts only if one of the five other cards matches the ball. */
export type TheSixth = {
  code: "the_sixth";
  rule?: string;
};

/** The choice certainly leads to a goal if the player makes no mistake later. */
export type Certain = {
  code: "certain";
};

/** The player can no longer score a goal with any choice. */
export type Hopeless = {
  code: "hopeless";
};

/** The choice has the best chance of a goal, which is `chance` percent. */
export type Best = {
  code: "best";
  chance: number;
};

/** The chosen card is known to all players, and the card fits the ball. */
export type FitsBall = {
  code: "fits";
  card: string;
};

/** The chosen card is known to all players, and the card does not fit the ball. The attack ends at the chosen card and
shows no new card. */
export type ShowsNothing = {
  code: "shows_nothing";
  card: string;
};

/** Neither player has seen the chosen card. The chosen card is one of `unseen` equally likely cards, of which `fit` cards
fit the ball. */
export type Unseen = {
  code: "unseen";
  fit: number;
  unseen: number;
};

/** The cards in `cards` are known, fit the ball, and can be chosen after the chosen card. */
export type WayOn = {
  code: "way_on";
  cards: string[];
};

/** The result of a match, with the goals of a shoot-out.

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
