import { describe, expect, test, vi } from "vitest";
import { outcomeOf } from "../src/table/result/outcome";

// The language stands on the page, of which there is none here.
vi.hoisted(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("navigator", { languages: ["en"] });
});

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
  ])("with ranks %j, seat %i reads: %s", (ranks, seat, headline, more) => {
    expect(ended(ranks, seat)).toMatchObject({ headline, more });
  });

  test.each([
    [[1, 2, 3], true],
    [[1, 1, 3], true],
    [[2, 1, 3], false],
    [[3, 1, 2], false],
    [[1, 1, 1], false],
  ])("ranks %j are celebrated by seat 0: %s", (ranks, won) => {
    expect(ended(ranks, 0).won).toBe(won);
  });
});

test("a spectator reads who won, and nothing is celebrated", () => {
  expect(ended([2, 1, 3])).toEqual({ headline: "Bea won", more: "", won: false });
  expect(ended([1, 1, 3])).toEqual({ headline: "Ada and Bea share the win", more: "", won: false });
});

test("several people at one screen read who won, and celebrate if it is one of them", () => {
  expect(ended([2, 1], 0, 1)).toEqual({ headline: "Bea won", more: "", won: true });
  expect(ended([2, 3, 1], 0, 1)).toEqual({ headline: "Cem won", more: "", won: false });
});
