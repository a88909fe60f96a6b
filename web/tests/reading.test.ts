import { expect, test } from "vitest";
import type { Beat } from "../src/lib/animation/queue";
import { readable } from "../src/table/animation/reading";

const beat = (ms: number): Beat => ({ run: () => {}, ms });
const length = (beats: Beat[]) => beats.reduce((sum, { ms }) => sum + ms, 0);
const SENTENCE = "Row 4, column 2. Red 8 does not fit: neither yellow nor 10.";

test("a happening stays visible for the reading time of its sentence", () => {
  const short = length(readable([beat(480), beat(850)], "Bea’s ball: Yellow 4."));
  const long = length(readable([beat(480), beat(850)], SENTENCE));
  expect(short).toBeGreaterThanOrEqual(1500);
  expect(long).toBeGreaterThanOrEqual(3000);
});

test("long happenings and happenings without a sentence have no pause", () => {
  expect(length(readable([beat(9000)], SENTENCE))).toBe(9000);
  expect(length(readable([beat(100)], ""))).toBe(100);
});
