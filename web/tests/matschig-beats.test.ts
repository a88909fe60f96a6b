import { describe, expect, test } from "vitest";
import { beatsOf } from "../src/games/matschig/beats";
import { atRest, TEMPI } from "../src/games/matschig/shown";
import type { Happening as MatschigHappening } from "../src/games/matschig/contract";
import { table } from "./matschig";

const ME = 2;

function play(happening: MatschigHappening, shown = atRest(table()), after = table()) {
  const seen = beatsOf(happening, shown, after, ME, TEMPI.calm);
  return { shown, seen };
}

describe("the animation of a defence", () => {
  const { shown, seen } = play({
    type: "defence",
    seat: ME,
    played: ["U5"],
    landed: ["W3"],
    averted: ["S5"],
    how: "umbrellas",
    umbrellas: [5],
    points: 3,
    fates: [true, false],
  });

  test("the played umbrellas are shown before the mud flies, and the pool grows when the mud lands", () => {
    seen[0]!.run();
    expect(shown.defence?.played).toEqual(["U5"]);
    expect(shown.table.hand).not.toContain("U5");
    expect([shown.table.cards[ME], shown.table.mud.length, shown.table.pools[ME]]).toEqual([6, 2, 1]);
    seen[1]!.run();
    expect(shown.flight).toEqual({ seat: ME, landed: [true, false] });
    expect([shown.table.mud.length, shown.table.pools[ME]]).toEqual([0, 1]);
    seen[2]!.run();
    expect(shown.splat).toEqual({ seat: ME, points: 3 });
    expect([shown.table.pools[ME], shown.defence, shown.flight]).toEqual([2, null, null]);
  });

  test("the splash ends with the animation, so that it does not cover the seat while a learner reads", () => {
    seen[3]!.run();
    expect([shown.splat, seen[3]!.ms, seen.length]).toEqual([null, 0, 4]);
  });
});

test("a player who blocks all mud is not splashed", () => {
  const { shown, seen } = play({
    type: "defence",
    seat: ME,
    played: ["13"],
    landed: [],
    averted: ["W3", "S5"],
    how: "special",
    umbrellas: [],
    points: 0,
    fates: [false, false],
  });
  for (const beat of seen) beat.run();
  expect([shown.splat, shown.table.pools[ME]]).toEqual([null, 1]);
});

test("the points of an open pool grow by the mud that lands", () => {
  const shown = atRest({ ...table(), pool_cards: [[], [], ["W1"]], pool_points: [0, 0, 1] });
  play({ type: "splash", seat: ME, card: "S4", points: 4 }, shown).seen[0]!.run();
  expect([shown.table.pool_cards?.[ME], shown.table.pool_points?.[ME]]).toEqual([["W1", "S4"], 5]);
});

test("thrown mud shows the points that the server sent", () => {
  const weight = { points: 8, perfect: false, missing: null };
  const { shown, seen } = play({ type: "throw", seat: 1, target: 0, mud: ["W7", "S1"], ...weight });
  seen[0]!.run();
  expect([shown.table.mud, shown.table.weight]).toEqual([["W7", "S1"], weight]);
});

test("an interrupt takes no time, so that all asked players can answer at once", () => {
  const { shown, seen } = play({ type: "window", missing: "W2", asked: [0, 2] });
  expect(seen.map(({ ms }) => ms)).toEqual([0]);
  seen[0]!.run();
  expect(shown.table).toMatchObject({ phase: "window", missing: "W2", asked: [0, 2] });
  const answer = play({ type: "answer", seat: 0 }, shown);
  expect(answer.seen.map(({ ms }) => ms)).toEqual([0]);
  answer.seen[0]!.run();
  expect(shown.table.answered).toEqual([true, false, false]);
});

test("a player who adds a card chooses a new target, and the interrupt closes", () => {
  const { shown, seen } = play({ type: "window", missing: "W2", asked: [0, 2] });
  seen[0]!.run();
  play({ type: "add", seat: ME, card: "W2", target: 0, points: 10 }, shown).seen[0]!.run();
  expect(shown.table).toMatchObject({
    mud: ["W3", "S5", "W2"],
    aimer: ME,
    target: 0,
    missing: null,
    asked: [],
  });
  expect(shown.table.weight).toEqual({ points: 10, perfect: true, missing: null });
  expect(shown.table.hand).toEqual(["W2", "S4", "U3", "U5", "Sun", "13"]);
});

test("after Share, drawn mud goes into the pool and other cards do not", () => {
  const shown = atRest(table());
  play({ type: "splash", seat: 0, card: "S4", points: 4 }, shown).seen[0]!.run();
  expect([shown.table.pools[0], shown.table.pile, shown.splat]).toEqual([1, 79, { seat: 0, points: 4 }]);
  play({ type: "splash", seat: 1, card: "U7", points: 0 }, shown).seen[0]!.run();
  expect([shown.table.pools[1], shown.table.pile, shown.splat]).toEqual([0, 78, null]);
});

test("a new round starts with empty pools and full hands of the players who are still in", () => {
  const shown = atRest({ ...table(), out: [1, null, null] });
  const after = { ...table(), round: 2, hand: ["W1"] };
  beatsOf(
    { type: "deal", round: 2, first: 1, pile: 96, cards: [0, 7, 7] },
    shown,
    after,
    ME,
    TEMPI.calm,
  )[0]!.run();
  expect(shown.table).toMatchObject({ round: 2, pools: [0, 0, 0], cards: [0, 7, 7], hand: ["W1"], mud: [] });
});

test("animations of mud between other players take at most two thirds of the time of one's own", () => {
  const muds = (aimer: number, target: number): MatschigHappening[] => [
    { type: "throw", seat: aimer, target, mud: ["W3", "S4"], points: 7, perfect: false, missing: "W1" },
    { type: "let" },
    {
      type: "defence",
      seat: target,
      played: ["U3"],
      landed: ["S4"],
      averted: ["W3"],
      how: "umbrellas",
      umbrellas: [3],
      points: 4,
      fates: [false, true],
    },
    { type: "draw", seat: aimer, cards: 2 },
  ];
  const lasts = (aimer: number, target: number) => {
    const shown = atRest(table());
    return muds(aimer, target)
      .flatMap((happening) => play(happening, shown).seen.map((beat) => (beat.run(), beat.ms)))
      .reduce((sum, ms) => sum + ms);
  };
  expect(lasts(0, 1)).toBeLessThanOrEqual((lasts(0, ME) * 2) / 3);
  expect(lasts(ME, 1)).toBeGreaterThanOrEqual(lasts(0, ME));
});
