import { expect, test } from "vitest";
import { apart, clear, ticks } from "../src/replay/chart";
import {
  askable,
  costliestOf,
  finestOf,
  luckiestOf,
  mistakesOf,
  placeOf,
  turnsOf,
} from "../src/replay/turns";
import type { Analysis, Judgement, Moment } from "../src/lib/protocol";

const judgement = (event: number, seat: number, loss: number, mistake = true): Judgement => ({
  event,
  deal: 1,
  seat,
  move: "T1",
  best: "T2",
  loss,
  error: 0.1,
  mistake,
  possible: 2,
  alternatives: [],
});
const whole = (mark: number) => mark.toFixed(0);
const moment = (event: number, seat: number | null, luck: number[]): Moment => ({
  event,
  deal: 1,
  seat,
  prospects: [0, 0],
  change: luck,
  luck,
});
const analysis = (judgements: Judgement[], course: Moment[]): Analysis => ({
  game: "matchmaster",
  finished: true,
  iterations: 1,
  seed: 0,
  worth_in: "",
  outcome_in: "",
  players: [],
  judgements,
  course,
});

test("turning points are clear mistakes and strokes of luck, numbered in the order of the game", () => {
  const found = turnsOf(
    analysis(
      [judgement(7, 0, 2), judgement(3, 1, 1), judgement(5, 1, 9, false)],
      [moment(1, null, [-4, 4.5]), moment(4, 0, [0, 0]), moment(9, 1, [3, -3])],
    ),
  );
  expect(found.map(({ number, kind, event, seat }) => [number, kind, event, seat])).toEqual([
    [1, "luck", 1, 1],
    [2, "mistake", 3, 1],
    [3, "mistake", 7, 0],
    [4, "luck", 9, 0],
  ]);
});

test("only the costliest mistakes and the greatest strokes of luck are turning points", () => {
  const many = Array.from({ length: 20 }, (_, index) => index + 2);
  const found = turnsOf(
    analysis(
      many.map((event) => judgement(event, 0, event)),
      many.map((event) => moment(event, 1, [-event, event])),
    ),
  );
  expect(found).toHaveLength(10);
  expect(Math.min(...found.map(({ event }) => event))).toBe(17);
});

test("one's own mistakes take precedence over costlier mistakes of other players", () => {
  const wrong = [
    judgement(2, 0, 1),
    judgement(3, 0, 2),
    ...[4, 5, 6, 7, 8].map((at) => judgement(at, 1, at)),
  ];
  const named = (own: number | null) => turnsOf(analysis(wrong, []), own).map(({ event }) => event);
  expect(named(0)).toEqual([2, 3, 6, 7, 8]);
  expect(named(null)).toEqual([4, 5, 6, 7, 8]);
});

test("a mistake is shown before the move, a deal is shown after it", () => {
  const game = { before: (event: number) => event - 1, after: (event: number) => event };
  const [deal, wrong] = turnsOf(analysis([judgement(3, 0, 1)], [moment(1, null, [1, -1])]));
  expect([placeOf(deal!, game), placeOf(wrong!, game)]).toEqual([1, 2]);
});

test("the ticks of an axis are round numbers around all values", () => {
  expect(ticks(-17.2, 33, 4, String)).toEqual([-20, 0, 20, 40]);
  expect(ticks(0, 3, 4, String)).toEqual([0, 1, 2, 3]);
  expect(ticks(0, 0, 4, String)).toContain(0);
  expect(ticks(0.1, 1.9, 4, whole), "no label is rounded").toEqual([0, 1, 2]);
  expect(ticks(0, 0.2, 4, whole)).toEqual([0, 1]);
});

test("overlapping labels and marks of a chart are moved apart", () => {
  expect(apart([50, 52, 10], 15, 0, 100)).toEqual([50, 65, 10]);
  expect(apart([98, 99], 15, 0, 100)).toEqual([85, 100]);
  const moved = clear(Array<{ x: number; y: number }>(3).fill({ x: 5, y: 50 }), 10, 0, 100);
  expect(new Set(moved.map(({ y }) => y)).size).toBe(3);
});

test("the costliest mistake of a seat is `null` if the seat made none", () => {
  const game = analysis(
    [judgement(1, 0, 2), judgement(2, 1, 9), judgement(3, 0, 5), judgement(4, 0, 7, false)],
    [],
  );
  expect(costliestOf(game, 0)?.event).toBe(3);
  expect(costliestOf(game, 1)?.event).toBe(2);
  expect([costliestOf(game, 2), costliestOf(game, null)]).toEqual([null, null]);
});

test("the finest move of a seat is clearly better than each alternative", () => {
  const best = (event: number, seat: number, next: number, error = 0.1): Judgement => ({
    ...judgement(event, seat, 0, false),
    alternatives: [
      { move: "T1", value: 5, error },
      { move: "T2", value: next, error },
    ],
  });
  const game = analysis(
    [best(1, 0, 4), best(2, 0, 2), best(3, 0, -9, 6), best(4, 1, 4.9), judgement(5, 0, 2)],
    [],
  );
  expect(finestOf(game, 0)?.judgement.event).toBe(2);
  expect(finestOf(game, 0)?.ahead).toBe(3);
  expect(finestOf(game, 1), "the next best move may be as good").toBeNull();
});

test("the luckiest player is linked to the greatest stroke of luck, if any player was lucky", () => {
  const player = (seat: number, value: number) =>
    ({ seat, luck: { value, error: 1 } }) as Analysis["players"][number];
  const course = [moment(1, null, [-4, 2]), moment(4, 0, [1, 3]), moment(9, 1, [3, -3])];
  const game = { ...analysis([], course), players: [player(0, -1), player(1, 2)] };
  expect(luckiestOf(game)).toEqual({ seat: 1, luck: 2, moment: course[1] });
  expect(luckiestOf({ ...game, players: [player(0, 0), player(1, -1)] })).toBeNull();
});

test("a player learns from clear mistakes, the costliest first", () => {
  const judged = analysis(
    [judgement(3, 0, 1), judgement(5, 0, 4), judgement(7, 1, 9), judgement(9, 0, 2, false)],
    [],
  );
  expect(mistakesOf(judged, 0).map(({ event }) => event)).toEqual([5, 3]);
  expect(mistakesOf(judged).map(({ event }) => event)).toEqual([7, 5, 3]);
  expect(mistakesOf(judged, null)).toEqual([]);
});

test("friends are asked about the own costliest mistake, that of any seat, or the last decision", () => {
  const [own, other, fine] = [judgement(3, 0, 1), judgement(5, 1, 4), judgement(9, 0, 0, false)];
  expect(askable(analysis([own, other, fine], []), 0)).toBe(own);
  expect(askable(analysis([own, other, fine], []), null)).toBe(other);
  expect(askable(analysis([fine], []), 0)).toBe(fine);
  expect(askable(analysis([], []), 0)).toBeNull();
});
