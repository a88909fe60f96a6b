// Made by `make wire` from matchwood/cardgames/tycoon/contract.py. Do not edit.

/** The table as one seat or a spectator sees it.

`strongest` is the number that nothing beats while this order stays. `leader` led the trick or has to lead it; `turn` is null
once the game is over. `forced` is the move of the seat on turn if it has no other and everybody can see that. `hand` is one's
own, null for a spectator. For every seat `cards` and `sticks` are how many it holds, `places` its place once it is out. `play`
is what has to be beaten, null on an empty table. `played` are all cards played so far; `cleared` counts those out of play,
`aside` those that were set aside unseen. */
export type Table = {
  phase: "dealing" | "over" | "playing";
  order: "normal" | "reversed";
  strongest: string;
  leader: number;
  turn: number | null;
  forced: "pass" | "return" | null;
  hand: string[] | null;
  cards: number[];
  sticks: number[];
  places: (number | null)[];
  play: Play | null;
  played: string[];
  cleared: number;
  aside: number;
};

/** Cards that a seat played: the number that they show, and how many sticks that took. */
export type Play = {
  seat: number;
  number: string;
  sticks: number;
  cards: ShownCard[];
};

/** A card that was played, and how it shows its number.

It may be `turned` by 180°. `sticks` are the segments of the number on which sticks lie: `a` top, `b` upper right, `c` lower
right, `d` bottom, `e` lower left, `f` upper left, `g` middle. */
export type ShownCard = {
  card: string;
  turned: boolean;
  sticks: string;
};

/** Cards were dealt, so many to every seat; everybody has one stick. */
export type Deal = {
  type: "deal";
  leader: number;
  cards: number[];
  aside: number;
};

/** Cards were played. */
export type Played = {
  type: "play";
  seat: number;
  number: string;
  sticks: number;
  cards: ShownCard[];
};

/** That play turned the order round. */
export type Revolution = {
  type: "revolution";
  order: "normal" | "reversed";
};

/** A pass; the seat took a stick. */
export type Passed = {
  type: "pass";
  seat: number;
};

/** A seat took its decision back and thinks again. */
export type Rethink = {
  type: "rethink";
  seat: number;
};

/** A player without cards gave a stick back. */
export type Returned = {
  type: "return";
  seat: number;
};

/** That seat has neither cards nor sticks left. */
export type Out = {
  type: "out";
  seat: number;
  place: number;
};

/** The trick is over, and the table was cleared; that seat leads next. */
export type Cleared = {
  type: "clear";
  leader: number;
};

/** Whoever had to lead did not play; that seat has to lead now. */
export type Lead = {
  type: "lead";
  seat: number;
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

export type Happening = Deal | Played | Revolution | Passed | Rethink | Returned | Out | Cleared | Lead | Over;
