// Made by `make wire` from matchwood/cardgames/the_match/contract.py. Do not edit.

/** The pitch; both seats and a spectator see the same.

`minute` counts as on a real pitch, each ball being a share of its half; it is null in the shoot-out. `ball` is the card turned
up for the seat on `turn`, and `fits` says what fits it. `row` counts from that seat's own side, 1 to 4; `path` are the places
of the cards of this attack so far, `reach` those that the ball can go to next (in the shoot-out one chooses among the five
cards of one's own line). `field` has four rows of four as seat 0 sees them, its own first, null for what lies face
down; `seen` also has the cards that were turned back (`hide_after_miss`): a program need not remember them, a table for people
does not show them. For every seat `stacks` counts the balls to come and `used` names those that were turned up; `goals` is
the score without the shoot-out, `halves` the goals of each half so far. `odds` holds for each choice of the seat on turn the
exact chance of a goal, if later choices are made for the best chance. */
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

/** What fits a ball: every card of this colour, and every card of this number. */
export type Fits = {
  colour: "B" | "G" | "R" | "Y";
  number: number;
};

/** The shoot-out: its goals, the lines, every shot, what is left of the circle.

`lines` are each seat's five cards and the sixth, null where one lies face down; `shots` says of each shot whether it was a
goal. The first `series` of them are shot with balls of the own stack, ten each unless a deal given by hand says otherwise; all
later ones in pairs. `number` is that of the shot that is under way, or of the pair, each counted from 1. `circle` counts the
cards of the circle (or the pile) that are still to come, `used` are those that were turned up. `piles` counts the piles that
were shuffled; `toss` is who won the toss. */
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

/** A half or the shoot-out (`ten_shots`) was dealt. `first` has the first ball, null if nobody has any. */
export type Deal = {
  type: "deal";
  part: "circle" | "first_extra_half" | "first_half" | "pile" | "second_extra_half" | "second_half" | "ten_shots";
  dealer: number;
  stacks: number[];
  first: number | null;
};

/** That seat's next ball was turned up. */
export type Ball = {
  type: "ball";
  seat: number;
  card: string;
};

/** A card was chosen; `turned` if it lay face down before, `match` if it fits the ball.

`colour` and `number` are the ball's; `by` is what the card has in common with it, null if it does not fit. */
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

/** A seat took its decision back and thinks again. */
export type Rethink = {
  type: "rethink";
  seat: number;
};

/** A match in all four rows. */
export type Goal = {
  type: "goal";
  seat: number;
  goals: number[];
};

/** The attack failed; `back` are the places that were turned face down again, and `count` is how many. */
export type Miss = {
  type: "miss";
  seat: number;
  back: [number, number][];
  count: number;
};

/** A half ended; `halves` are the goals of each half so far. */
export type Whistle = {
  type: "whistle";
  part: "first_extra_half" | "first_half" | "second_extra_half" | "second_half";
  goals: number[];
  halves: number[][];
};

/** A shot; `sixth` is null if the chosen card did not match.

`colour` and `number` are the ball's; `by` and `sixth_by` are what the two cards have in common with it, null if they do not
fit. */
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

/** Level after the ten shots: balls come from the circle now. */
export type Circle = {
  type: "circle";
};

/** Level still: all cards that do not lie in the lines were shuffled. */
export type Pile = {
  type: "pile";
  number: number;
};

/** Level after five piles: that seat won a toss. */
export type Toss = {
  type: "toss";
  seat: number;
};

/** The match ended; `shootout` are the goals of the shoot-out, if there was one. */
export type Over = {
  type: "over";
  ranks: number[];
  scores: number[];
  shootout?: number[];
};

/** This is no column: they are counted from 1 to 4, from seat A's left. */
export type NoColumn = {
  code: "no_column";
  rule?: string;
};

/** This is a card; one names the column in which it lies. */
export type CardNamed = {
  code: "card_named";
  card: string;
  rule?: string;
};

/** The ball, which is in column `at`, cannot go to this one: it is more than one column away. */
export type OutOfReach = {
  code: "out_of_reach";
  column: number;
  at: number;
  rule?: string;
};

/** This is none of the five cards at which one shoots. */
export type NoShot = {
  code: "no_shot";
  rule?: string;
};

/** The sixth card is looked at only after one of the five. */
export type TheSixth = {
  code: "the_sixth";
  rule?: string;
};

/** With the right choices later this is a goal, whatever lies face down. */
export type Certain = {
  code: "certain";
};

/** No choice can become a goal. */
export type Hopeless = {
  code: "hopeless";
};

/** No other choice has so good a chance of a goal: about so many of 100. */
export type Best = {
  code: "best";
  chance: number;
};

/** The card is known, and fits the ball. */
export type FitsBall = {
  code: "fits";
  card: string;
};

/** This known card does not fit: the ball ends there, and nobody learns a new card. */
export type ShowsNothing = {
  code: "shows_nothing";
  card: string;
};

/** Nobody has seen the card: it may be any of so many `unseen` ones with the same chance, of which so many `fit` the ball. */
export type Unseen = {
  code: "unseen";
  fit: number;
  unseen: number;
};

/** These cards come next, are known, and fit the ball. */
export type WayOn = {
  code: "way_on";
  cards: string[];
};

/** How a match ended: `shootout` are the goals of the shoot-out, if there was one. */
export type MatchResult = {
  ranks: number[];
  scores: number[];
  shootout?: number[];
};

export type Happening = Deal | Ball | Card | Rethink | Goal | Miss | Whistle | Shot | Circle | Pile | Toss | Over;

export type Refusal = NoColumn | CardNamed | OutOfReach | NoShot | TheSixth;

export type Reason = Certain | Hopeless | Best | FitsBall | ShowsNothing | Unseen | WayOn;
