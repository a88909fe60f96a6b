import type { Analysis, Judgement, Moment } from "$lib/protocol";

/** A turning point of a game: a costly move, or luck that changed the chances much. */
export type Turn = {
  /** The number in the order of the game, from 1. */
  number: number;
  event: number;
  seat: number;
} & ({ kind: "mistake"; wrong: Judgement } | { kind: "luck"; moment: Moment; amount: number });

const MOST = 5;

type Found = Turn extends infer T ? (T extends Turn ? Omit<T, "number"> : never) : never;

/**
 * Return the costliest clear mistakes, those of the own seat first, and the greatest luck, in the order of the game.
 */
export function turnsOf(analysis: Analysis, own: number | null = null): Turn[] {
  const [first, others] = [own === null ? [] : mistakes(analysis, own), mistakes(analysis)];
  const wrong = [...first, ...others.filter(({ seat }) => seat !== own)].slice(0, MOST);
  const found: Found[] = [...wrong, ...luck(analysis)];
  return found
    .sort((one, other) => one.event - other.event)
    .map((turn, index) => ({ ...turn, number: index + 1 }));
}

/** Return the costliest clear mistakes of a seat, or of all seats; the costliest first. */
export function mistakesOf(analysis: Analysis, seat?: number | null): Judgement[] {
  return mistakes(analysis, seat).flatMap((found) => (found.kind === "mistake" ? [found.wrong] : []));
}

export function costliestOf(analysis: Analysis, seat: number | null): Judgement | null {
  return mistakesOf(analysis, seat)[0] ?? null;
}

/** Return a decision to ask friends about: the own costliest mistake, that of any seat, or else the last decision. */
export function askable(analysis: Analysis, own: number | null): Judgement | null {
  return costliestOf(analysis, own) ?? mistakesOf(analysis)[0] ?? analysis.judgements.at(-1) ?? null;
}

/** A move that was much better than all others. `ahead` is the loss of the next best move. */
export type Finest = { judgement: Judgement; ahead: number };

export function finestOf({ judgements }: Analysis, seat: number): Finest | null {
  const [finest] = judgements
    .filter((one) => one.seat === seat && one.loss === 0 && one.alternatives[0]?.move === one.move)
    .flatMap((judgement) => {
      const [best, next] = judgement.alternatives;
      if (!best || !next) return [];
      const ahead = best.value - next.value;
      return ahead > 3 * Math.hypot(best.error, next.error) ? [{ judgement, ahead }] : [];
    })
    .sort((one, other) => other.ahead - one.ahead);
  return finest ?? null;
}

/** Return the seat with the most luck in total and its luckiest moment, or `null` if no seat was lucky. */
export function luckiestOf({
  players,
  course,
}: Analysis): { seat: number; luck: number; moment: Moment } | null {
  const [most] = players.toSorted((one, other) => other.luck.value - one.luck.value);
  if (!most || most.luck.value <= 0) return null;
  const of = ({ luck }: Moment) => luck[most.seat] ?? 0;
  const [moment] = course.toSorted((one, other) => of(other) - of(one));
  return moment && of(moment) > 0 ? { seat: most.seat, luck: most.luck.value, moment } : null;
}

/** Return the number of moves at which the turning point is visible: after a deal, or before a decision. */
export function placeOf(
  { event, moment }: { event: number; moment?: Moment },
  game: { before: (event: number) => number; after: (event: number) => number },
): number {
  return moment?.seat === null ? game.after(event) : game.before(event);
}

function mistakes({ judgements }: Analysis, of?: number | null): Found[] {
  return judgements
    .filter(({ mistake, seat }) => mistake && (of === undefined || seat === of))
    .sort((one, other) => other.loss - one.loss)
    .slice(0, MOST)
    .map((wrong) => ({ kind: "mistake", event: wrong.event, seat: wrong.seat, wrong }));
}

function luck({ course }: Analysis): Found[] {
  return course
    .map((moment) => ({ moment, seat: largest(moment.luck) }))
    .map(({ moment, seat }) => ({ moment, seat, amount: moment.luck[seat] ?? 0 }))
    .filter(({ amount }) => amount !== 0)
    .sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount))
    .slice(0, MOST)
    .map(({ moment, seat, amount }) => ({ kind: "luck", event: moment.event, seat, moment, amount }));
}

function largest(values: number[]): number {
  return values.reduce(
    (best, value, seat) => (Math.abs(value) > Math.abs(values[best] ?? 0) ? seat : best),
    0,
  );
}
