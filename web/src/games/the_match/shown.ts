import type { Tempi } from "$table/scene.svelte";
import type { Place } from "./pitch";
import type { Table, Whistle } from "./contract";

/** Where the ball is: before the goal of a seat, on a card, in the net behind the other's goal, on a card of a shooter's line. */
export type Where =
  | { on: "home"; seat: number }
  | { on: "field"; place: Place }
  | { on: "net"; seat: number }
  | { on: "line"; seat: number; index: number };

/** Something that both players look up for. */
export type Moment =
  | { type: "whistle"; part: Whistle["part"]; goals: number[]; last: boolean }
  | { type: "part"; part: Table["part"]; first: number | null }
  | { type: "goal"; seat: number; goals: number[]; penalty: boolean }
  | { type: "circle" }
  | { type: "pile"; number: number }
  | { type: "toss"; seat: number }
  | { type: "final"; goals: number[]; shootout: number[] };

/** What the eye sees: the table, and what is just happening on it. */
export type Shown = {
  table: Table;
  ball: { card: string; seat: number; where: Where } | null;
  /** What the ball just came to, and whether it matches. */
  verdict: { card: string; match: boolean } | null;
  moment: Moment | null;
  /** Everybody holds their breath: the card that decides is about to be turned. */
  breath: boolean;
};

/** How long things are on view, in milliseconds. */
export type Tempo = {
  ball: number;
  roll: number;
  match: number;
  miss: number;
  goal: number;
  penalty: number;
  breath: number;
  title: number;
  /** A title that says that the cards were mixed again. */
  again: number;
};

export const TEMPI: Tempi<Tempo> = {
  calm: {
    ball: 450,
    roll: 480,
    match: 260,
    miss: 850,
    goal: 2600,
    penalty: 1500,
    breath: 700,
    title: 1500,
    again: 3200,
  },
  // Without movement there is less to follow, but a title still wants to be read.
  still: {
    ball: 200,
    roll: 120,
    match: 300,
    miss: 800,
    goal: 1800,
    penalty: 1200,
    breath: 400,
    title: 1500,
    again: 3200,
  },
  quick: {
    ball: 30,
    roll: 50,
    match: 20,
    miss: 80,
    goal: 250,
    penalty: 120,
    breath: 0,
    title: 250,
    again: 400,
  },
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
    breath: false,
  };
}

/** A shot that was a goal, one that was not, and one that is still to come. */
export type Dot = "goal" | "miss" | "open";

/** More pairs than these are no longer shown one by one. */
const MOST = 16;

/** One seat's shots: those of the first series, later those of the pairs. */
export function dotsOf({ part, shootout }: Table, seat: number): Dot[] {
  const { shots = [], series = [], number = 0 } = shootout ?? {};
  const taken = (shots[seat] ?? []).map((goal): Dot => (goal ? "goal" : "miss"));
  const size = series[seat] ?? 0;
  if (part === "ten_shots") return filled(taken, size);
  return filled(taken.slice(size), number).slice(-MOST);
}

function filled(taken: Dot[], size: number): Dot[] {
  return [...taken, ...Array.from({ length: Math.max(size - taken.length, 0) }, (): Dot => "open")];
}
