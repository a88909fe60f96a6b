/** Matschig's table and happenings, as docs/protocol.md names them. */

export type Halved = ("pool" | "account")[];

export type Row = { points: number[]; halved: Halved[]; accounts: number[] };

export type MatschigTable = {
  phase: "dealing" | "throw" | "window" | "defence" | "over";
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

export type Defence = { seat: number; played: string[]; landed: string[]; averted: string[] };

export type MatschigHappening =
  | { type: "deal"; round: number; first: number; pile: number }
  | { type: "throw"; seat: number; target: number; mud: string[] }
  | { type: "window"; missing: string }
  | { type: "answer"; seat: number }
  | { type: "add"; seat: number; card: string; target: number }
  | { type: "let" }
  | { type: "duck"; seat: number; target: number }
  | ({ type: "defence" } & Defence)
  | { type: "splash"; seat: number; card: string }
  | { type: "draw"; seat: number; cards: number }
  | { type: "skip"; seat: number }
  | { type: "discard"; seat: number; cards: string[] }
  | ({ type: "round"; round: number; pools: string[][]; dabs: number[] | null } & Row)
  | { type: "over"; ranks: number[]; scores: number[] };
