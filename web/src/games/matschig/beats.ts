import type { Beat } from "$lib/animation/queue";
import type { Sound } from "$lib/sounds";
import type { Defence, Shown, Tempo } from "./shown";
import type { Happening, Table } from "./contract";

/** Return the animation steps of one happening. The server's view then replaces the result of the steps. */
export function beatsOf(
  happening: Happening,
  shown: Shown,
  after: Table,
  me: number | null,
  usual: Tempo,
): Beat[] {
  const { table } = shown;
  const tempo = concerns(happening, table, me) ? usual : brief(usual);
  const news = (run: () => void, ms: number, sound?: Sound): Beat => ({
    run: () => {
      shown.news = happening;
      run();
    },
    ms,
    sound,
  });
  switch (happening.type) {
    case "deal":
      return [news(() => deal(shown, happening, after), tempo.deal, "deal")];
    case "throw":
      return [
        news(
          () => {
            const { points, perfect, missing } = happening;
            aim(shown, happening.seat, happening.target);
            table.mud = happening.mud;
            table.weight = { points, perfect, missing };
            spend(table, happening.seat, happening.mud, me);
          },
          tempo.throw,
          "throw",
        ),
      ];
    case "window":
      // Takes no time, because the asked player may answer while the answers of others arrive.
      return [
        {
          run: () => {
            table.phase = "window";
            table.missing = happening.missing;
            table.asked = happening.asked;
            table.answered = table.answered.map(() => false);
            table.answer = null;
          },
          ms: 0,
        },
      ];
    case "answer":
      return [{ run: () => (table.answered[happening.seat] = true), ms: 0 }];
    case "let":
      return [news(() => close(table), tempo.let)];
    case "add":
      return [
        news(
          () => {
            close(table);
            table.mud = [...table.mud, happening.card];
            table.weight = { points: happening.points, perfect: true, missing: null };
            spend(table, happening.seat, [happening.card], me);
            aim(shown, happening.seat, happening.target);
          },
          tempo.add,
          "throw",
        ),
      ];
    case "duck":
      return [
        news(
          () => {
            spend(table, happening.seat, ["Duck"], me);
            aim(shown, happening.seat, happening.target);
          },
          tempo.duck,
          "quack",
        ),
      ];
    case "defence":
      return defend(happening, shown, me, tempo);
    case "splash":
      return [
        news(
          () => {
            table.pile -= 1;
            land(shown, happening.seat, happening.points ? [happening.card] : [], happening.points);
          },
          tempo.splash,
          happening.points ? "splash" : "card",
        ),
        dry(shown),
      ];
    case "draw":
      return [
        {
          run: () => {
            shown.splat = null;
            table.cards[happening.seat]! += happening.cards;
            table.pile -= happening.cards;
            if (happening.seat === me) table.hand = after.hand;
          },
          ms: tempo.draw,
          sound: "card",
        },
      ];
    case "skip":
      return [news(() => (table.active = null), tempo.skip)];
    case "discard":
      return [
        news(
          () => {
            spend(table, happening.seat, happening.cards, me);
            table.played = [...table.played, ...happening.cards];
          },
          tempo.discard,
          "card",
        ),
      ];
    case "round":
      return [
        {
          run: () => {
            const { points, halved, accounts, dabs } = happening;
            table.sheet = [...table.sheet, { points, halved, accounts }];
            Object.assign(table, { accounts, dabs, ahead: after.ahead });
          },
          ms: 0,
          sound: "score",
        },
      ];
    default:
      return [];
  }
}

function concerns(happening: Happening, { aimer, target }: Table, me: number | null): boolean {
  if (me === null) return true;
  switch (happening.type) {
    case "throw":
      return happening.seat === me || happening.target === me;
    case "let":
    case "defence":
      return aimer === me || target === me;
    case "draw":
    case "skip":
      return happening.seat === me;
    default:
      return true;
  }
}

/** Return shorter durations for mud among other players, which needs less reading. */
function brief(tempo: Tempo): Tempo {
  const { throw: thrown, let: unchanged, read, take, splat, draw, skip } = tempo;
  return {
    ...tempo,
    throw: thrown * 0.6,
    let: unchanged * 0.5,
    read: read * 0.5,
    take: take * 0.5,
    splat: splat * 0.5,
    draw: draw * 0.3,
    skip: skip * 0.5,
  };
}

function deal(
  shown: Shown,
  { round, first, pile, cards }: Pick<Table, "round" | "first" | "pile" | "cards">,
  after: Table,
) {
  const { table } = shown;
  Object.assign(table, {
    phase: "throw",
    round,
    active: first,
    first,
    pile,
    aimer: null,
    target: null,
    mud: [],
    weight: null,
    hand: table.hand && (after.round === round ? after.hand : []),
    cards,
    pools: table.pools.map(() => 0),
    pool_cards: null,
    pool_points: null,
    played: [],
  } satisfies Partial<Table>);
}

function aim(shown: Shown, aimer: number, target: number): void {
  Object.assign(shown.table, { aimer, target, phase: "defence" });
  shown.splat = null;
}

function close(table: Table): void {
  table.phase = "defence";
  table.missing = null;
  table.asked = [];
  table.answer = null;
}

function spend(table: Table, seat: number, cards: string[], me: number | null): void {
  table.cards[seat] = Math.max(0, (table.cards[seat] ?? 0) - cards.length);
  if (seat !== me || !table.hand) return;
  const hand = [...table.hand];
  for (const card of cards) {
    const at = hand.indexOf(card);
    if (at >= 0) hand.splice(at, 1);
  }
  table.hand = hand;
}

/**
 * Return the steps of a defence. The played cards stay readable for a moment. Then the mud flies, and the heap grows by
 * the cards that land.
 */
function defend(defence: Defence & Happening, shown: Shown, me: number | null, tempo: Tempo): Beat[] {
  const { table } = shown;
  const { seat, played, landed, points, fates } = defence;
  return [
    {
      run: () => {
        shown.news = defence;
        shown.defence = defence;
        spend(table, seat, played, me);
      },
      ms: played.length ? tempo.read : tempo.take,
      sound: played.length ? "umbrella" : undefined,
    },
    {
      run: () => {
        shown.flight = { seat, landed: fates };
        table.played = [...table.played, ...table.mud, ...played];
        Object.assign(table, { mud: [], weight: null });
      },
      ms: tempo.fly,
      sound: "throw",
    },
    {
      run: () => {
        land(shown, seat, landed, points);
        Object.assign(shown, { defence: null, flight: null });
        Object.assign(table, { aimer: null, target: null });
      },
      ms: landed.length ? tempo.splat : 0,
      sound: landed.length ? "splash" : undefined,
    },
    dry(shown),
  ];
}

/** Remove the splash, which covers the name and points of its seat, before a pause for reading. */
function dry(shown: Shown): Beat {
  return { run: () => (shown.splat = null), ms: 0 };
}

function land(shown: Shown, seat: number, cards: string[], points: number): void {
  const { table } = shown;
  shown.splat = cards.length ? { seat, points } : null;
  table.pools[seat] = (table.pools[seat] ?? 0) + cards.length;
  if (table.pool_cards) table.pool_cards[seat] = [...(table.pool_cards[seat] ?? []), ...cards];
  if (table.pool_points) table.pool_points[seat] = (table.pool_points[seat] ?? 0) + points;
}
