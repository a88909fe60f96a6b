/** The Match!'s table and happenings, as docs/protocol.md names them. */

export type Half = "first_half" | "second_half" | "first_extra_half" | "second_extra_half";
export type Part = Half | "ten_shots" | "circle" | "pile";

/** Row and column, counted from 1 as seat A sees them. */
export type Place = [row: number, column: number];

export type Shootout = {
  goals: number[];
  /** For each seat its five cards and the sixth. */
  lines: (string | null)[][];
  shots: boolean[][];
  circle: number;
  used: string[];
  piles: number;
  toss: number | null;
};

export type TheMatchTable = {
  phase: "dealing" | "attack" | "shot" | "over";
  part: Part;
  dealer: number;
  turn: number | null;
  ball: string | null;
  /** Counted from the side of whoever is on turn. */
  row: number | null;
  path: Place[];
  field: (string | null)[][] | null;
  stacks: number[];
  used: string[][];
  goals: number[];
  halves: number[][];
  shootout: Shootout | null;
  odds: Record<string, number>;
};

export type Shot = {
  seat: number;
  choice: number;
  card: string;
  match: boolean;
  sixth: string | null;
  goal: boolean;
  goals: number[];
};

export type TheMatchHappening =
  | { type: "deal"; part: Part; dealer: number; stacks: number[] }
  | { type: "ball"; seat: number; card: string }
  | {
      type: "card";
      seat: number;
      row: number;
      place: Place;
      card: string;
      turned: boolean;
      match: boolean;
    }
  | { type: "goal"; seat: number; goals: number[] }
  | { type: "miss"; seat: number; back: Place[] }
  | { type: "whistle"; part: Half; goals: number[] }
  | ({ type: "shot" } & Shot)
  | { type: "circle" }
  | { type: "pile"; number: number }
  | { type: "toss"; seat: number }
  | { type: "rethink"; seat: number }
  | { type: "over"; ranks: number[]; scores: number[]; shootout?: number[] };
