import { describe, expect, test } from "vitest";
import { isMud, isSpecial, kindOf, sum, valueOf, weightOf } from "../src/games/matschig/cards";
import { aimOf, targetsOf, thirteenMove } from "../src/games/matschig/moves";
import { avertedBy, landedOf } from "../src/games/matschig/shield";

test("Sun and Share are no sand, though they begin like it", () => {
  expect(["Sun", "Share", "S5", "Wind", "W5", "13", "U6"].map(kindOf)).toEqual([
    "Sun",
    "Share",
    "sand",
    "Wind",
    "water",
    "13",
    "umbrella",
  ]);
  expect(["Sun", "13", "U6"].map(valueOf)).toEqual([0, 0, 6]);
  expect(["W1", "S7", "U3", "Sun", "Wind"].map(isMud)).toEqual([true, true, false, false, false]);
  expect(["W1", "13"].map(isSpecial)).toEqual([false, true]);
  expect(sum(["W4", "Sun", "S3"])).toBe(7);
});

test.each([
  [["W3", "S5"], { total: 8, perfect: false, missing: "W2" }],
  [["W4", "S3"], { total: 7, perfect: false, missing: "S1" }],
  [["W2", "S2"], { total: 4, perfect: true, missing: null }],
  [["W7", "S1"], { total: 8, perfect: false, missing: null }],
  [["W4", "S5", "W1"], { total: 10, perfect: true, missing: null }],
])("%j weighs %j", (mud, weight) => {
  expect(weightOf(mud)).toEqual(weight);
});

describe("targets", () => {
  test("are read from the server's moves", () => {
    const moves = ["add W2 A", "add W2 D", "let"];
    expect(targetsOf(moves, "add W2")).toEqual([0, 3]);
    expect(targetsOf(moves, "add W3")).toEqual([]);
    expect(targetsOf(["Duck B", "Sun", "take"], "Duck")).toEqual([1]);
  });

  test("of an answer are nobody where it flies as it is", () => {
    expect(["let", "add W2 C"].map(aimOf)).toEqual([null, 2]);
  });
});

test("special cards say what they avert", () => {
  const mud = ["W5", "S3", "S2"];
  expect(avertedBy("Wind", mud, [])).toEqual([false, true, true]);
  expect(avertedBy("Sun", mud, [])).toEqual([true, false, false]);
  expect(avertedBy("13", mud, [0, 2])).toEqual([true, false, true]);
  expect(avertedBy("Share", mud, [])).toEqual([true, true, true]);
});

test("the 13 is matched whatever order the mud was tapped in, and only if the server offers it", () => {
  const moves = ["take", "13 W7", "13 W2 S5"];
  expect(thirteenMove(moves, ["S5", "W2"])).toBe("13 W2 S5");
  expect(thirteenMove(moves, ["W7", "S7"])).toBeNull();
  expect(thirteenMove(moves, [])).toBeNull();
});

test("of equal mud cards the one laid earlier is averted", () => {
  expect(landedOf(["W4", "S2", "S2"], ["S2"])).toEqual([true, false, true]);
  expect(landedOf(["W4", "S2"], [])).toEqual([true, true]);
});
