// Made by `make wire` from matchwood/cardgames/the_match/contract.py. Do not edit.

/** The visible state of the pitch, which is the same for both players and all spectators.

- `phase`: `dealing`, `attack`, `shot` or `over`.
- `part`: the part of the match.
- `minute`: the minute of the match; `null` in the shoot-out.
- `dealer`: the seat that dealt.
- `turn`: the current seat, or `null`.
- `ball`: the card that was turned up as the ball, or `null`.
- `fits`: the cards that fit the ball, or `null`.
- `row`: the row of the ball from 1 to 4, from the current seat's side; or `null`.
- `path`: the places of the cards that this attack has chosen.
- `reach`: the places that the ball can go to next; empty in the shoot-out.
- `field`: four rows of four cards, the row of seat 0 first; `null` for a card that is face down.
- `seen`: the field with all cards that were ever face up in this half (`hide_after_miss`).
- `stacks`: the number of balls left for each seat.
- `used`: the balls that each seat turned up.
- `goals`: the goals of each seat, without the shoot-out.
- `halves`: the goals of each half, up to the current one.
- `shootout`: the shoot-out, or `null`.
- `odds`: the exact chance of a goal for each choice, if all later choices are the best. */
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

/** The cards that fit the ball.

- `colour`: every card of this colour fits.
- `number`: every card of this number fits. */
export type Fits = {
  colour: "B" | "G" | "R" | "Y";
  number: number;
};

/** The visible state of the shoot-out that decides a tied match.

- `goals`: the goals of each seat in the shoot-out.
- `lines`: the five cards of each seat and the sixth; `null` for a card that is face down.
- `shots`: whether each shot was a goal, for each seat.
- `series`: the number of shots of each seat before the pairs of shots; ten, unless a given deal differs.
- `number`: the number of the current shot or pair, from 1.
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

/** The cards for the part `part` of the match were dealt. `first` is the seat with the first ball, or `null`. */
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

/** A player chose a card of the field. `turned` is true if the card was face down, and `match` is true if the card fits the
ball. `colour` and `number` describe the ball. `by` is the property that the card shares with the ball, or `null`. */
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

/** A player scored a goal: the attack matched the ball in all four rows. */
export type Goal = {
  type: "goal";
  seat: number;
  goals: number[];
};

/** An attack failed. `back` lists the places of the cards that were turned face down. */
export type Miss = {
  type: "miss";
  seat: number;
  back: [number, number][];
  count: number;
};

/** A half ended. `halves` lists the goals of each finished half. */
export type Whistle = {
  type: "whistle";
  part: "first_extra_half" | "first_half" | "second_extra_half" | "second_half";
  goals: number[];
  halves: number[][];
};

/** A player shot at a card. `colour` and `number` describe the ball. `by` is the property that the chosen card shares with
the ball, or `null`. `sixth_by` is the property that the sixth card shares with the ball, or `null`. `sixth` is the sixth
card if the chosen card fits the ball, otherwise `null`. */
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

/** The score is tied after ten shots each, so the next balls come from the circle of cards. */
export type Circle = {
  type: "circle";
};

/** The match is still tied. The cards outside the lines form a new pile. `number` is the number of the pile. */
export type Pile = {
  type: "pile";
  number: number;
};

/** The match is tied after five piles, and the player at `seat` won the toss. */
export type Toss = {
  type: "toss";
  seat: number;
};

/** The match ended. `shootout` lists the goals of the shoot-out, if there was one. */
export type Over = {
  type: "over";
  ranks: number[];
  scores: number[];
  shootout?: number[];
};

/** The text is not a column number from 1 to 4. Column 1 is on seat A's left. */
export type NoColumn = {
  code: "no_column";
  rule?: string;
};

/** The text names a card, but a move must name a column. */
export type CardNamed = {
  code: "card_named";
  card: string;
  rule?: string;
};

/** The chosen column `column` is more than one step from the ball's column `at`. */
export type OutOfReach = {
  code: "out_of_reach";
  column: number;
  at: number;
  rule?: string;
};

/** The text is not a card number from 1 to 5. */
export type NoShot = {
  code: "no_shot";
  rule?: string;
};

/** The player cannot shoot at the sixth card. It counts only after another card of the line fits the ball. */
export type TheSixth = {
  code: "the_sixth";
  rule?: string;
};

/** The choice certainly leads to a goal if the player makes no mistake later. */
export type Certain = {
  code: "certain";
};

/** No choice can lead to a goal. */
export type Hopeless = {
  code: "hopeless";
};

/** No other choice has a better chance of a goal. The chance is `chance` percent. */
export type Best = {
  code: "best";
  chance: number;
};

/** All players know that the chosen card fits the ball. */
export type FitsBall = {
  code: "fits";
  card: string;
};

/** All players know that the chosen card does not fit the ball. The opponent learns nothing new from the attack. */
export type ShowsNothing = {
  code: "shows_nothing";
  card: string;
};

/** Neither player has seen the chosen card. `unseen` counts all unseen cards. `fit` counts the unseen cards that fit the
ball. All unseen cards are equally likely. */
export type Unseen = {
  code: "unseen";
  fit: number;
  unseen: number;
};

/** The known cards in `cards` fit the ball. The player can choose one of these cards next. */
export type WayOn = {
  code: "way_on";
  cards: string[];
};

/** The result of a match, with the goals of a shoot-out.

- `ranks`: the rank of each seat. 1 is best, and tied seats share a rank.
- `scores`: the goals of each seat.
- `shootout`: the goals of the shoot-out; missing without a shoot-out. */
export type MatchResult = {
  ranks: number[];
  scores: number[];
  shootout?: number[];
};

export type Happening = Deal | Ball | Card | Rethink | Goal | Miss | Whistle | Shot | Circle | Pile | Toss | Over;

export type Refusal = NoColumn | CardNamed | OutOfReach | NoShot | TheSixth;

export type Reason = Certain | Hopeless | Best | FitsBall | ShowsNothing | Unseen | WayOn;
