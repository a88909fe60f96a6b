import { expect, test } from "vitest";
import { outcomeIn } from "../src/branches/outcome";

const result = { ranks: [2, 1, 3], scores: [5, 9, 1] };

test("a continued game shows the place of its player", () => {
  expect(outcomeIn({ state: "over", seat: 0, result }, 3)).toBe("Place 2 of 3");
});

test("a continued game without a result shows why", () => {
  expect(outcomeIn({ state: "playing", seat: 0, result: null }, 3)).toBe("not finished");
  expect(outcomeIn({ state: "ended", seat: 0, result: null }, 3)).toBe("ended early");
});
