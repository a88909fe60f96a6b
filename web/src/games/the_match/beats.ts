import type { Beat } from "$lib/queue";
import type { Tempi } from "$table/scene.svelte";
import { HALVES } from "./halves";
import { showShot } from "./shot";
import type { Half, Part, Place, TheMatchHappening, TheMatchTable } from "./types";

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
  table: TheMatchTable;
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
export function atRest(table: TheMatchTable): Shown {
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

/**
 * The moments of one happening. They repeat what the server said was seen and decide nothing;
 * after the step the server's view replaces whatever they left behind.
 */
export function beatsOf(happening: TheMatchHappening, shown: Shown, over: boolean, tempo: Tempo): Beat[] {
  const { table } = shown;
  const title = (moment: Moment, also: () => void = () => {}): Beat[] => [
    {
      run: () => {
        also();
        shown.moment = moment;
      },
      ms: tempo.title,
    },
    { run: () => (shown.moment = null), ms: 0 },
  ];
  switch (happening.type) {
    case "deal":
      return title({ type: "part", part: happening.part, first: 1 - happening.dealer }, () =>
        deal(happening, shown),
      );
    case "ball":
      return [{ run: () => turnUp(happening, shown), ms: tempo.ball }];
    case "card":
      return [
        { run: () => roll(happening, shown), ms: tempo.roll },
        {
          run: () => (shown.verdict = { card: happening.card, match: happening.match }),
          ms: happening.match ? tempo.match : tempo.miss,
        },
      ];
    case "miss":
      return [{ run: () => end(happening.back, shown), ms: 0 }];
    case "goal":
      return [
        { run: () => score(happening, shown), ms: tempo.goal },
        { run: () => end([], shown), ms: 0 },
      ];
    case "whistle":
      return title({ type: "whistle", part: happening.part, goals: happening.goals, last: over });
    case "shot":
      return showShot(happening, shown, tempo);
    case "circle":
      return title({ type: "circle" }, () => (table.part = "circle"));
    case "pile":
      return title({ type: "pile" }, () => (table.part = "pile"));
    case "toss":
      return title({ type: "toss", seat: happening.seat });
    case "over": {
      const { scores: goals, shootout } = happening;
      return shootout ? title({ type: "final", goals, shootout }) : [];
    }
    default:
      return [];
  }
}

function deal(dealt: { part: Part; dealer: number; stacks: number[] }, shown: Shown): void {
  const { part, dealer, stacks } = dealt;
  const shootout = part === "ten_shots";
  const closed = (count: number) => Array.from({ length: count }, () => null);
  Object.assign(shown.table, {
    part,
    dealer,
    turn: null,
    ball: null,
    path: [],
    phase: shootout ? "shot" : "attack",
    field: shootout ? null : closed(4).map(() => closed(4)),
    stacks: [...stacks],
    used: [[], []],
    halves: shootout
      ? shown.table.halves
      : [
          ...shown.table.halves.slice(
            0,
            HALVES.findIndex((half) => half === part),
          ),
          [0, 0],
        ],
    shootout: shootout
      ? {
          goals: [0, 0],
          lines: [closed(6), closed(6)],
          shots: [[], []],
          circle: 12,
          used: [],
          piles: 0,
          toss: null,
        }
      : null,
  } satisfies Partial<TheMatchTable>);
  shown.ball = null;
}

function turnUp({ seat, card }: { seat: number; card: string }, shown: Shown): void {
  const { table } = shown;
  if (table.part === "circle" || table.part === "pile") {
    if (table.shootout) table.shootout.circle = Math.max(0, table.shootout.circle - 1);
  } else {
    table.stacks[seat] = Math.max(0, (table.stacks[seat] ?? 0) - 1);
    table.used[seat] = [...(table.used[seat] ?? []), card];
  }
  Object.assign(table, {
    turn: seat,
    ball: card,
    row: 1,
    path: [],
    odds: {},
  } satisfies Partial<TheMatchTable>);
  shown.ball = { card, seat, where: { on: "home", seat } };
  shown.verdict = null;
}

function roll({ place, card }: { place: Place; card: string }, shown: Shown): void {
  const { table } = shown;
  const [row, column] = place;
  if (table.field?.[row - 1]) table.field[row - 1]![column - 1] = card;
  table.path = [...table.path, place];
  table.row = null;
  table.odds = {};
  if (shown.ball) shown.ball.where = { on: "field", place };
  shown.verdict = null;
}

function score({ seat, goals }: { seat: number; goals: number[] }, shown: Shown): void {
  const { table } = shown;
  const half = table.halves.at(-1);
  if (half) half[seat] = (half[seat] ?? 0) + 1;
  table.goals = goals;
  if (shown.ball) shown.ball.where = { on: "net", seat };
  shown.verdict = null;
  shown.moment = { type: "goal", seat, goals, penalty: false };
}

/** The attack is over; these cards are turned face down again. */
function end(back: Place[], shown: Shown): void {
  const { table } = shown;
  for (const [row, column] of back) if (table.field?.[row - 1]) table.field[row - 1]![column - 1] = null;
  Object.assign(table, { turn: null, ball: null, path: [], row: null } satisfies Partial<TheMatchTable>);
  shown.ball = shown.verdict = shown.moment = null;
}
