import { expect, test } from "vitest";
import type { DailyPuzzle } from "../src/lib/wire";
import { answered, nextOpen, solved } from "../src/puzzles/day.svelte";
import { addressOf, placeIn, shifted } from "../src/puzzles/place";

const ANSWER = { move: "1", best: "1", before: 1500, after: 1600, solve_rates: {} };

function puzzle(state: "open" | "solved" | "missed"): DailyPuzzle {
  const answer = state === "open" ? null : { ...ANSWER, solved: state === "solved" };
  return { id: state, game: "tycoon", rating: 1500, uncertainty: 375, answer };
}

const DAY = [puzzle("solved"), puzzle("open"), puzzle("missed"), puzzle("open")];

test("an address names today, a day, or a puzzle of a day", () => {
  expect(placeIn("/puzzles")).toEqual({ day: null, number: null });
  expect(placeIn("/puzzles/")).toEqual({ day: null, number: null });
  expect(placeIn("/puzzles/2026-10-03")).toEqual({ day: "2026-10-03", number: null });
  expect(placeIn(addressOf("2026-10-03", 4))).toEqual({ day: "2026-10-03", number: 4 });
  expect(placeIn(addressOf("2026-10-03"))).toEqual({ day: "2026-10-03", number: null });
});

test("a day is counted across the ends of months and years", () => {
  expect(shifted("2026-03-01", -1)).toBe("2026-02-28");
  expect(shifted("2026-12-31", 1)).toBe("2027-01-01");
});

test("the progress counts answers and solved puzzles", () => {
  expect(answered(DAY)).toBe(2);
  expect(solved(DAY)).toBe(1);
});

test("the next open puzzle follows the current one, or is an earlier one", () => {
  expect(nextOpen(DAY)).toBe(2);
  expect(nextOpen(DAY, 2)).toBe(4);
  expect(nextOpen(DAY, 4)).toBe(2);
  expect(nextOpen([puzzle("solved")])).toBeNull();
  expect(nextOpen([])).toBeNull();
});
