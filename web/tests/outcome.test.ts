import { describe, expect, test } from "vitest";
import { outcomeOf } from "../src/table/result/outcome";

const NAMES = ["Ada", "Bea", "Cem", "Dora"];
const ended = (ranks: number[], ...yours: number[]) => outcomeOf(ranks, yours, (seat) => NAMES[seat]!);

describe("for one person at the screen", () => {
  test.each([
    [[1, 2, 3, 4], 0, "You won!", ""],
    [[2, 1, 3, 4], 0, "You finished 2nd of 4", "Bea won"],
    [[3, 1, 2, 4], 0, "You finished 3rd of 4", "Bea won"],
    [[1, 2, 3, 4], 3, "You finished 4th of 4", "Ada won"],
    [[2, 1], 0, "You lost", "Bea won"],
    [[1, 3, 1], 0, "You and Cem share the win", ""],
    [[3, 1, 1], 0, "You finished 3rd of 3", "Bea and Cem share the win"],
    [[2, 1, 2, 4], 2, "You share 2nd place of 4 with Ada", "Bea won"],
    [[1, 1], 0, "A draw", ""],
    [[1, 1, 1], 0, "A draw", ""],
  ])("with the ranks %j, seat %i sees: %s", (ranks, seat, headline, more) => {
    expect(ended(ranks, seat)).toMatchObject({ headline, more });
  });

  test.each([
    [[1, 2, 3], true],
    [[1, 1, 3], true],
    [[2, 1, 3], false],
    [[3, 1, 2], false],
    [[1, 1, 1], false],
  ])("with the ranks %j, seat 0 has won: %s", (ranks, won) => {
    expect(ended(ranks, 0).won).toBe(won);
  });
});

test("a spectator sees the winner without a celebration", () => {
  expect(ended([2, 1, 3])).toEqual({ headline: "Bea won", more: "", won: false });
  expect(ended([1, 1, 3])).toEqual({ headline: "Ada and Bea share the win", more: "", won: false });
});

test("players at one screen see the winner, with a celebration if it is one of them", () => {
  expect(ended([2, 1], 0, 1)).toEqual({ headline: "Bea won", more: "", won: true });
  expect(ended([2, 3, 1], 0, 1)).toEqual({ headline: "Cem won", more: "", won: false });
});
