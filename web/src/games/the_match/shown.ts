import type { Tempi } from "$table/scene.svelte";
import type { Place } from "./pitch";
import type { Table, Whistle } from "./contract";

/**
 * Where the ball is: in front of a seat's own goal, on a card of the field, in the opponent's net, or on a card in the
 * shoot-out.
 */
export type Where =
  | { on: "home"; seat: number }
  | { on: "field"; place: Place }
  | { on: "net"; seat: number }
  | { on: "line"; seat: number; index: number };

export type Moment =
  | { type: "whistle"; part: Whistle["part"]; goals: number[]; last: boolean }
  | { type: "part"; part: Table["part"]; first: number | null }
  | { type: "goal"; seat: number; goals: number[]; penalty: boolean }
  | { type: "circle" }
  | { type: "pile"; number: number }
  | { type: "toss"; seat: number }
  | { type: "final"; goals: number[]; shootout: number[] };

export type Shown = {
  table: Table;
  ball: { card: string; seat: number; where: Where } | null;
  /** The card that the ball just reached, and whether it matches. */
  verdict: { card: string; match: boolean } | null;
  moment: Moment | null;
  /** Whether there is a pause before the decisive card is turned. */
  breath: boolean;
};

export type Tempo = {
  ball: number;
  roll: number;
  match: number;
  miss: number;
  goal: number;
  penalty: number;
  breath: number;
  title: number;
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
  // Without animations there is less to watch, but a title still needs reading time.
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

export type Dot = "goal" | "miss" | "open";

/** With more pairs than this number, the page does not show the pairs one by one. */
const MOST = 16;

/** Return the shots of a seat: those of the first series, later those of the pairs. */
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
