import type { Tempi } from "$table/scene.svelte";
import type { Half, Part } from "./halves";
import type { Place } from "./pitch";
import type { Table } from "./contract";

/** Where the ball is: before the goal of a seat, on a card, in the net behind the other's goal, on a card of a shooter's line. */
export type Where =
  | { on: "home"; seat: number }
  | { on: "field"; place: Place }
  | { on: "net"; seat: number }
  | { on: "line"; seat: number; index: number };

/** Something that both players look up for. */
export type Moment =
  | { type: "whistle"; part: Half; goals: number[]; last: boolean }
  | { type: "part"; part: Part; first: number }
  | { type: "goal"; seat: number; goals: number[]; penalty: boolean }
  | { type: "circle" }
  | { type: "pile" }
  | { type: "toss"; seat: number }
  | { type: "final"; goals: number[]; shootout: number[] };

/** What the eye sees: the table, and what is just happening on it. */
export type Shown = {
  table: Table;
  ball: { card: string; seat: number; where: Where } | null;
  /** What the ball just came to, and whether it matches. */
  verdict: { card: string; match: boolean } | null;
  moment: Moment | null;
};

/** How long things are on view, in milliseconds. */
export type Tempo = {
  ball: number;
  roll: number;
  match: number;
  miss: number;
  goal: number;
  penalty: number;
  title: number;
};

export const TEMPI: Tempi<Tempo> = {
  calm: { ball: 450, roll: 480, match: 260, miss: 850, goal: 2600, penalty: 1500, title: 1500 },
  // Without movement there is less to follow, but a title still wants to be read.
  still: { ball: 200, roll: 120, match: 300, miss: 800, goal: 1800, penalty: 1200, title: 1500 },
  quick: { ball: 30, roll: 50, match: 20, miss: 80, goal: 250, penalty: 120, title: 250 },
};

/** What is seen of a table at rest. */
export function atRest(table: Table): Shown {
  const { turn, ball, path } = table;
  const last = path.at(-1);
  const where: Where = last ? { on: "field", place: last } : { on: "home", seat: turn ?? 0 };
  return {
    table,
    ball: turn !== null && ball ? { card: ball, seat: turn, where } : null,
    verdict: null,
    moment: null,
  };
}
