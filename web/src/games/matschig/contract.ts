// Made by `make wire` from matchwood/cardgames/matschig/contract.py. Do not edit.

/** The table as one seat or a spectator sees it.

In the phase `throw` the `active` seat owes a decision, in `window` everybody but that one, in `defence` the `target`. `rounds`
is null in a party. `aimer` aimed the mud last; `mud` are its cards: water, sand, the one that was added. While the window is
open, `missing` is the card that would make the mud perfect, `answered` says for every seat whether it has answered, and
`answer` is one's own answer (`let`, or `add W2 C`), which nobody else sees before all are in. `hand` is one's own, null for
a spectator. For every seat `cards` counts its hand, `pools` the cards in its pool, `accounts` its points; `pile` counts the
draw pile. `pool_cards` are null unless everybody may see them (`open_pools`, or the round is over); `played` are all cards
that lay open in this round. `dabs` are counted in a party only; `out` is the round in which a seat left it. */
export type Table = {
  phase: "dealing" | "defence" | "over" | "throw" | "window";
  round: number;
  rounds: number | null;
  first: number;
  active: number | null;
  aimer: number | null;
  target: number | null;
  mud: string[];
  missing: string | null;
  answered: boolean[];
  answer: string | null;
  hand: string[] | null;
  cards: number[];
  pile: number;
  pools: number[];
  pool_cards: string[][] | null;
  played: string[];
  accounts: number[];
  dabs: number[] | null;
  out: (number | null)[];
  sheet: Row[];
};

/** A row of the score sheet, for every seat: the points as they were booked, what was halved, and the account after it. */
export type Row = {
  points: number[];
  halved: (("account" | "pool")[])[];
  accounts: number[];
};

/** Cards were dealt. */
export type Deal = {
  type: "deal";
  round: number;
  first: number;
  pile: number;
};

/** Mud was thrown. */
export type Throw = {
  type: "throw";
  seat: number;
  target: number;
  mud: string[];
};

/** Everybody but the thrower is asked for the card that is missing. */
export type Window = {
  type: "window";
  missing: string;
};

/** That seat has answered; what, is a secret. */
export type Answer = {
  type: "answer";
  seat: number;
};

/** All have answered, and this offer is taken: the mud is perfect. */
export type Add = {
  type: "add";
  seat: number;
  card: string;
  target: number;
};

/** All have answered, and nobody adds a card. */
export type Let = {
  type: "let";
};

/** The mud was passed on. */
export type Duck = {
  type: "duck";
  seat: number;
  target: number;
};

/** What the target `played` (nothing, umbrellas, one special card), which mud `landed` in its pool, and which did not. */
export type Defence = {
  type: "defence";
  seat: number;
  played: string[];
  landed: string[];
  averted: string[];
};

/** After Share a card was drawn openly; mud goes to the pool. */
export type Splash = {
  type: "splash";
  seat: number;
  card: string;
};

/** The hand was filled up. */
export type Draw = {
  type: "draw";
  seat: number;
  cards: number;
};

/** That seat cannot throw and is passed over. */
export type Skip = {
  type: "skip";
  seat: number;
};

/** Nobody can throw: that hand is thrown away, and a new one is drawn. */
export type Discard = {
  type: "discard";
  seat: number;
  cards: string[];
};

/** A round ended. */
export type RoundOver = {
  type: "round";
  round: number;
  points: number[];
  halved: (("account" | "pool")[])[];
  accounts: number[];
  pools: string[][] | null;
  dabs: number[] | null;
};

/** The game ended: a rank for every seat (1 is best, equals share it), and its score. */
export type Over = {
  type: "over";
  ranks: number[];
  scores: number[];
};

/** How a game ended: a rank for every seat (1 is best, equals share it), and its score. */
export type Result = {
  ranks: number[];
  scores: number[];
};

export type Happening = Deal | Throw | Window | Answer | Add | Let | Duck | Defence | Splash | Draw | Skip | Discard | RoundOver | Over;
