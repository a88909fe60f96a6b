import type { Beat } from "$lib/animation/queue";
import type { Sound } from "$lib/sounds";
import type { Moment, Shown, Tempo } from "./shown";
import type { Place } from "./pitch";
import type { Ball, Card, Deal, Goal, Happening, Shot, Table } from "./contract";

/** Return the animation steps of one happening. The server's view then replaces the result of the steps. */
export function beatsOf(
  happening: Happening,
  shown: Shown,
  after: Table,
  over: boolean,
  tempo: Tempo,
): Beat[] {
  const title = (moment: Moment, sound?: Sound, also: () => void = () => {}, ms = tempo.title): Beat[] => [
    {
      run: () => {
        also();
        shown.moment = moment;
      },
      ms,
      sound,
    },
    { run: () => (shown.moment = null), ms: 0 },
  ];
  switch (happening.type) {
    case "deal":
      return title(
        { type: "part", part: happening.part, first: happening.first },
        "whistle",
        () => deal(happening, shown, after),
        happening.part === "first_half" ? tempo.title : tempo.again,
      );
    case "ball":
      return [{ run: () => turnUp(happening, shown, after), ms: tempo.ball, sound: "flip" }];
    case "card":
      return [
        { run: () => roll(happening, shown), ms: tempo.roll, sound: "kick" },
        {
          run: () => (shown.verdict = { card: happening.card, match: happening.match }),
          ms: happening.match ? tempo.match : tempo.miss,
          sound: happening.match ? undefined : "miss",
        },
      ];
    case "miss":
      return [{ run: () => end(happening.back, shown), ms: 0 }];
    case "goal":
      return [
        { run: () => score(happening, shown), ms: tempo.goal, sound: "goal" },
        { run: () => end([], shown), ms: 0 },
      ];
    case "whistle":
      return title(
        { type: "whistle", part: happening.part, goals: happening.goals, last: over },
        "final_whistle",
      );
    case "shot":
      return showShot(happening, shown, tempo);
    case "circle":
      return title({ type: "circle" }, "deal", () => goOn("circle", shown, after));
    case "pile":
      return title({ type: "pile", number: happening.number }, "deal", () => goOn("pile", shown, after));
    case "toss":
      return title({ type: "toss", seat: happening.seat }, "coin");
    case "over": {
      const { scores: goals, shootout } = happening;
      return shootout ? title({ type: "final", goals, shootout }) : [];
    }
    default:
      return [];
  }
}

const NO_BALL: Partial<Table> = {
  turn: null,
  ball: null,
  fits: null,
  row: null,
  path: [],
  reach: [],
  odds: {},
};

function deal({ part, dealer, stacks }: Deal, shown: Shown, after: Table): void {
  const closed = (cards: (string | null)[]) => cards.map(() => null);
  const { field, shootout, halves } = structuredClone(after);
  Object.assign(shown.table, {
    ...NO_BALL,
    part,
    dealer,
    halves,
    phase: after.phase,
    minute: after.minute,
    field: field && field.map(closed),
    stacks: [...stacks],
    used: [[], []],
    shootout: shootout && {
      ...shootout,
      goals: [0, 0],
      lines: shootout.lines.map(closed),
      shots: [[], []],
      used: [],
    },
  } satisfies Partial<Table>);
  shown.ball = null;
}

function goOn(part: Table["part"], shown: Shown, after: Table): void {
  const { table } = shown;
  table.part = part;
  if (table.shootout && after.shootout)
    Object.assign(table.shootout, { number: after.shootout.number, piles: after.shootout.piles });
}

function turnUp({ seat, card }: Ball, shown: Shown, after: Table): void {
  const { table } = shown;
  const { stacks, used, minute, shootout, ball, fits, row, path, reach } = structuredClone(after);
  Object.assign(table, { ...NO_BALL, turn: seat, ball: card, stacks, used, minute } satisfies Partial<Table>);
  // After a pause, `after` may already contain later happenings.
  if (ball === card) table.fits = fits;
  if (ball === card && path.length === 0) Object.assign(table, { row, reach } satisfies Partial<Table>);
  if (table.shootout && shootout)
    Object.assign(table.shootout, { number: shootout.number, circle: shootout.circle, used: shootout.used });
  shown.ball = { card, seat, where: { on: "home", seat } };
  shown.verdict = null;
}

function roll({ place, card }: Card, shown: Shown): void {
  const { table } = shown;
  const [row, column] = place;
  if (table.field?.[row - 1]) table.field[row - 1]![column - 1] = card;
  table.path = [...table.path, place];
  Object.assign(table, { row: null, reach: [], odds: {} } satisfies Partial<Table>);
  if (shown.ball) shown.ball.where = { on: "field", place };
  shown.verdict = null;
}

function score({ seat, goals }: Goal, shown: Shown): void {
  const { table } = shown;
  const half = table.halves.at(-1);
  if (half) half[seat] = (half[seat] ?? 0) + 1;
  table.goals = goals;
  if (shown.ball) shown.ball.where = { on: "net", seat };
  shown.verdict = null;
  shown.moment = { type: "goal", seat, goals, penalty: false };
}

function end(back: Place[], shown: Shown): void {
  const { table } = shown;
  for (const [row, column] of back) if (table.field?.[row - 1]) table.field[row - 1]![column - 1] = null;
  Object.assign(table, NO_BALL);
  shown.ball = shown.verdict = shown.moment = null;
}

/**
 * Return the steps of a shot: the ball rolls to the chosen card and, if that card matches, to the sixth card. Each card
 * is turned after a short pause.
 */
function showShot(shot: Shot, shown: Shown, tempo: Tempo): Beat[] {
  const { seat, choice, card, match, sixth, goal } = shot;
  const line = shown.table.shootout?.lines[seat] ?? [];
  const breath = (index: number): Beat[] =>
    line[index] === null && tempo.breath
      ? [{ run: () => waitFor(seat, index, shown), ms: tempo.breath }]
      : [];
  const beats: Beat[] = [
    ...breath(choice - 1),
    { run: () => shoot(seat, choice - 1, card, shown), ms: tempo.roll, sound: "kick" },
    { run: () => (shown.verdict = { card, match }), ms: match ? tempo.match : 0 },
  ];
  if (sixth) {
    beats.push(
      ...breath(line.length - 1),
      { run: () => shoot(seat, line.length - 1, sixth, shown), ms: tempo.roll, sound: "kick" },
      { run: () => (shown.verdict = { card: sixth, match: goal }), ms: 0 },
    );
  }
  return [
    ...beats,
    { run: () => count(shot, shown), ms: goal ? tempo.penalty : tempo.miss, sound: goal ? "goal" : "miss" },
    { run: () => end([], shown), ms: 0 },
  ];
}

function waitFor(seat: number, index: number, shown: Shown): void {
  if (shown.ball) shown.ball.where = { on: "line", seat, index };
  shown.table.odds = {};
  shown.verdict = null;
  shown.breath = true;
}

function shoot(seat: number, index: number, card: string, shown: Shown): void {
  const line = shown.table.shootout?.lines[seat];
  if (line) line[index] = card;
  if (shown.ball) shown.ball.where = { on: "line", seat, index };
  shown.table.odds = {};
  shown.verdict = null;
  shown.breath = false;
}

function count({ seat, goal, goals }: Shot, shown: Shown): void {
  const { shootout } = shown.table;
  if (!shootout) return;
  shootout.shots[seat] = [...(shootout.shots[seat] ?? []), goal];
  shootout.goals = goals;
  if (goal) shown.moment = { type: "goal", seat, goals, penalty: true };
}
