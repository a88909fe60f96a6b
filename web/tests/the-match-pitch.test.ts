import { describe, expect, test } from "vitest";
import { homeOf, placesSeenBy, rowFor, spotOf } from "../src/games/the_match/pitch";
import { pointOf } from "../src/games/the_match/points";
import { dotsOf } from "../src/games/the_match/shown";
import { shootout } from "./the-match";

describe("the pitch", () => {
  test("the pitch shows each player's first row at the bottom", () => {
    expect(placesSeenBy(0).slice(-4)).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
      [1, 4],
    ]);
    expect(placesSeenBy(1).slice(-4)).toEqual([
      [4, 4],
      [4, 3],
      [4, 2],
      [4, 1],
    ]);
  });

  test.each([0, 1])("the cards are at the points to which the ball rolls, seen from seat %i", (bottom) => {
    placesSeenBy(bottom).forEach((place, index) =>
      expect(spotOf(place, bottom)).toEqual({ x: (index % 4) + 1, y: Math.floor(index / 4) + 1 }),
    );
  });

  test("the own goal is at the bottom and the other one at the top", () => {
    for (const bottom of [0, 1]) {
      expect(homeOf(bottom, bottom).y).toBeGreaterThan(4);
      expect(homeOf(1 - bottom, bottom).y).toBeLessThan(1);
    }
  });

  test("rows are counted from the attacker's side", () => {
    expect([1, 2, 3, 4].map((row) => rowFor(1, row))).toEqual([4, 3, 2, 1]);
    expect([1, 2, 3, 4].map((row) => rowFor(0, row))).toEqual([1, 2, 3, 4]);
  });
});

describe("the ball", () => {
  test("the ball starts in the attacker's goal and ends in the other one", () => {
    expect(pointOf({ on: "home", seat: 1 }, 1, false).y).toBeGreaterThan(1);
    expect(pointOf({ on: "net", seat: 1 }, 1, false).y).toBeLessThan(0);
    expect(pointOf({ on: "net", seat: 0 }, 1, false).y).toBeGreaterThan(1);
  });

  test("the ball's path is turned by 180° on the other player's screen", () => {
    const here = pointOf({ on: "field", place: [2, 1] }, 0, false);
    const there = pointOf({ on: "field", place: [2, 1] }, 1, false);
    expect(here.x + there.x).toBeCloseTo(1);
    expect(Math.floor(here.y * 4) + Math.floor(there.y * 4)).toBe(3);
  });

  test("the ball finds the keeper behind each line, or the shared keeper in the middle", () => {
    const keeper = { on: "line", seat: 0, index: 5 } as const;
    const card = { on: "line", seat: 0, index: 4 } as const;
    expect(pointOf(card, 0, false).y).toBeGreaterThan(pointOf(keeper, 0, false).y);
    expect(pointOf(keeper, 0, false).y).toBeGreaterThan(0.5);
    expect(pointOf(keeper, 1, true)).toEqual(pointOf(keeper, 0, true));
  });
});

describe("the dots of the shoot-out", () => {
  test("each player has ten dots, the taken shots first", () => {
    const dots = dotsOf(shootout([true, false], [false]), 0);
    expect(dots).toEqual(["goal", "miss", ...Array<string>(8).fill("open")]);
  });

  test("after ten shots, each pair has one dot for each player, which is open before the shot", () => {
    const ten = Array<boolean>(10).fill(true);
    const table = shootout([...ten, false], ten, { part: "circle" });
    expect(dotsOf(table, 0)).toEqual(["miss"]);
    expect(dotsOf(table, 1)).toEqual(["open"]);
  });
});
