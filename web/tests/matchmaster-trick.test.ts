import { expect, test } from "vitest";
import { bestOf } from "../src/games/matchmaster/trick";

test.each([
  [[], null],
  [["B4"], "B4"],
  [["B4", "S13", "B11"], "B11"],
  [["B4", "T1", "B13", "T2"], "T2"],
])("in the trick %j the best card is %s", (cards, best) => {
  expect(bestOf(cards)).toBe(best);
});
