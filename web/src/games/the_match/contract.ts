// Made by `make wire` from matchwood/cardgames/the_match/contract.py. Do not edit.

/** The pitch; both seats and a spectator see the same.

`ball` is the card turned up for the seat on `turn`. `row` counts from that seat's own side, 1 to 4; `path` are the places of
the cards of this attack so far. `field` has four rows of four as seat 0 sees them, its own first, null for what lies face
down; `seen` also has the cards that were turned back (`hide_after_miss`): a program need not remember them, a table for people
does not show them. For every seat `stacks` counts the balls to come and `used` names those that were turned up; `goals` is
the score without the shoot-out, `halves` the goals of each half so far. `odds` holds for each choice of the seat on turn the
exact chance of a goal, if later choices are made for the best chance. */
export type Table = {
  phase: "attack" | "dealing" | "over" | "shot";
  part: "circle" | "first_extra_half" | "first_half" | "pile" | "second_extra_half" | "second_half" | "ten_shots";
  dealer: number;
  turn: number | null;
  ball: string | null;
  row: number | null;
  path: [number, number][];
  field: ((string | null)[])[] | null;
  seen: ((string | null)[])[] | null;
  stacks: number[];
  used: string[][];
  goals: number[];
  halves: number[][];
  shootout: Shootout | null;
  odds: Record<string, number>;
};

/** The shoot-out: its goals, the lines, every shot, what is left of the circle.

`lines` are each seat's five cards and the sixth, null where one lies face down; `shots` says of each shot whether it was a
goal. `circle` counts the cards of the circle (or the pile) that are still to come, `used` are those that were turned up.
`piles` counts the piles that were shuffled; `toss` is who won the toss. */
export type Shootout = {
  goals: number[];
  lines: ((string | null)[])[];
  shots: boolean[][];
  circle: number;
  used: string[];
  piles: number;
  toss: number | null;
};

/** A half or the shoot-out (`ten_shots`) was dealt. */
export type Deal = {
  type: "deal";
  part: "circle" | "first_extra_half" | "first_half" | "pile" | "second_extra_half" | "second_half" | "ten_shots";
  dealer: number;
  stacks: number[];
};

/** That seat's next ball was turned up. */
export type Ball = {
  type: "ball";
  seat: number;
  card: string;
};

/** A card was chosen; `turned` if it lay face down before, `match` if it fits the ball. */
export type Card = {
  type: "card";
  seat: number;
  row: number;
  place: [number, number];
  card: string;
  turned: boolean;
  match: boolean;
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

/** The attack failed; `back` are the places that were turned face down again. */
export type Miss = {
  type: "miss";
  seat: number;
  back: [number, number][];
};

/** A half ended. */
export type Whistle = {
  type: "whistle";
  part: "first_extra_half" | "first_half" | "second_extra_half" | "second_half";
  goals: number[];
};

/** A shot; `sixth` is null if the chosen card did not match. */
export type Shot = {
  type: "shot";
  seat: number;
  choice: number;
  card: string;
  match: boolean;
  sixth: string | null;
  goal: boolean;
  goals: number[];
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

/** How a match ended: `shootout` are the goals of the shoot-out, if there was one. */
export type MatchResult = {
  ranks: number[];
  scores: number[];
  shootout?: number[];
};

export type Happening = Deal | Ball | Card | Rethink | Goal | Miss | Whistle | Shot | Circle | Pile | Toss | Over;
