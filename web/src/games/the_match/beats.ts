import type { Beat } from "$lib/queue";
import { HALVES, type Part } from "./halves";
import { showShot } from "./shot";
import type { Moment, Shown, Tempo } from "./shown";
import type { Place } from "./pitch";
import type { Happening, Table } from "./contract";

/**
 * The moments of one happening. They repeat what the server said was seen and decide nothing;
 * after the step the server's view replaces whatever they left behind.
 */
export function beatsOf(
  happening: Happening,
  shown: Shown,
  after: Table,
  over: boolean,
  tempo: Tempo,
): Beat[] {
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
        deal(happening, shown, after),
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

type Dealt = { part: Part; dealer: number; stacks: number[] };

function deal(dealt: Dealt, shown: Shown, after: Table): void {
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
          circle: after.shootout?.circle ?? 0,
          used: [],
          piles: 0,
          toss: null,
        }
      : null,
  } satisfies Partial<Table>);
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
  } satisfies Partial<Table>);
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
  Object.assign(table, { turn: null, ball: null, path: [], row: null } satisfies Partial<Table>);
  shown.ball = shown.verdict = shown.moment = null;
}
