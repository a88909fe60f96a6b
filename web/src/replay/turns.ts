import type { Analysis, Judgement, Moment } from "$lib/protocol";

/** A point at which the game turned: a move that cost much, or luck that changed much. */
export type Turn = {
  /** In the order of the game, from 1. */
  number: number;
  event: number;
  /** Whose prospects it changed. */
  seat: number;
} & ({ kind: "mistake"; wrong: Judgement } | { kind: "luck"; moment: Moment; amount: number });

/** How many of each kind are shown at most. */
const MOST = 5;

type Found = Turn extends infer T ? (T extends Turn ? Omit<T, "number"> : never) : never;

/** The costliest clear mistakes, those of the own seat before all others, and the greatest luck, in the order of the game. */
export function turnsOf(analysis: Analysis, own: number | null = null): Turn[] {
  const [first, others] = [own === null ? [] : mistakes(analysis, own), mistakes(analysis)];
  const wrong = [...first, ...others.filter(({ seat }) => seat !== own)].slice(0, MOST);
  const found: Found[] = [...wrong, ...luck(analysis)];
  return found
    .sort((one, other) => one.event - other.event)
    .map((turn, index) => ({ ...turn, number: index + 1 }));
}

/** The clear mistake that cost this seat most; none where it made none. */
export function costliestOf(analysis: Analysis, seat: number | null): Judgement | null {
  const [costliest] = mistakes(analysis, seat);
  return costliest?.kind === "mistake" ? costliest.wrong : null;
}

/** A move beside which nothing came near: the next best would have cost so much. */
export type Finest = { judgement: Judgement; ahead: number };

/** The move of this seat that was best by most, and clearly so; none where there was always something as good. */
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

/** Who had most luck in all, and the stroke of luck that brought them most; nobody, where no luck was good. */
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

/** After how many moves one sees it: cards that were dealt, or the table at which somebody has to decide. */
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
