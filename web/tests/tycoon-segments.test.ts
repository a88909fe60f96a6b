import { describe, expect, test } from "vitest";
import {
  inTheGame,
  KINDS,
  shapeOf,
  shownAs,
  sticksFor,
  upsideDown,
  type Segment,
} from "../src/games/tycoon/segments";

const BASE = Object.keys(inTheGame("none").cards);
const NUMBERS = [..."0123456789AbCdEF"];

/**
 * A row for each card, a column for each number. A cell is the number of matchsticks, then `u` if the card must be upright or
 * `t` if it must be turned. `.` is impossible.
 */
const TABLE: Record<string, string> = {
  "0": "0 . . . . . . . 1 . . . . . . .",
  "1": "4 0u . 3u 2u . 4t 1u 5 4u 4 3t 2t 3u 3t 2t",
  "2": ". . 0 . . . . . 2 . . . . . . .",
  "3": ". . . 0u . . 1t . 2 1u . . . . 0t .",
  "4": ". . . . 0u . 2t . 3 2u 2 1t . . . .",
  "5": ". . . . . 0 1 . 2 1 . . . . . .",
  "6": ". . . . . . 0u . 1 0t . . . . . .",
  "7": "3 . . 2u . . 3t 0u 4 3u 3u 2t 1t . 2t .",
  "8": ". . . . . . . . 0 . . . . . . .",
  A: ". . . . . . . . 1 . 0u . . . . .",
  b: ". . . . . . 1u . 2 1t 1t 0u . . . .",
  C: "2 . . 1t . . 2u . 3 2t . . 0u . 1u .",
  d: ". . . . . . . . 2 . 1t . . 0u . .",
  F: ". . . 1t . . 2u . 3 2t 2u . . 1t 1u 0u",
};

/** The rows for the cards of the expansion, with G and H as the last columns. */
const EXPANSION: Record<string, string> = {
  G: "1 . . . . . 1u . 2 1t . . . . . . 0u .",
  H: ". . . . . . . . 2 . 1 . . . . . . 0",
  "=": ". . 3 3 . 3 4 . 5 4 4t 3u . 3u 3 2t . .",
  _: "6 2 5 5 4 5 6 3 7 6 6 5 4 5 5 4 5 5",
};

/** The cell of a card and a number, without `u`. */
function written(card: string, number: string): string {
  const change = shownAs(card, number);
  return change ? `${change.sticks.length}${change.turned ? "t" : ""}` : ".";
}

function shown(row: string): string {
  return row.replaceAll("u", "");
}

describe("the numbers that a card can become", () => {
  test.each(Object.entries(TABLE))("%s", (card, row) => {
    expect(NUMBERS.map((number) => written(card, number)).join(" ")).toBe(shown(row));
  });

  test.each(Object.entries(EXPANSION))("%s of the expansion", (card, row) => {
    expect([...NUMBERS, "G", "H"].map((number) => written(card, number)).join(" ")).toBe(shown(row));
  });

  test("few cards of the base game can become G and H", () => {
    expect(BASE.filter((card) => shownAs(card, "G")).map((card) => card + written(card, "G"))).toEqual([
      "13t",
      "72t",
      "C1",
    ]);
    expect(BASE.filter((card) => shownAs(card, "H")).map((card) => card + written(card, "H"))).toEqual([
      "13",
      "41",
    ]);
  });

  test("there are fourteen kinds of cards, and four in the expansion", () => {
    expect(BASE).toEqual(Object.keys(TABLE));
    expect(KINDS.slice(14)).toEqual(Object.keys(EXPANSION));
    expect(Object.keys(inTheGame("all").cards)).toEqual(KINDS);
    expect(Object.keys(inTheGame("GH").cards)).toEqual(KINDS.slice(0, 16));
  });

  test("the expansion adds numbers", () => {
    expect(inTheGame("none").numbers).toEqual(NUMBERS);
    expect(inTheGame("GH").numbers).toEqual([...NUMBERS, "G", "H"]);
  });
});

describe("turning a card", () => {
  test("turning a card twice changes nothing", () => {
    for (const kind of KINDS) expect(upsideDown(upsideDown(shapeOf(kind)))).toEqual(shapeOf(kind));
  });

  test("a turned 6 is a 9, and a turned 3 is an E", () => {
    const sorted = (segments: Segment[]) => [...segments].sort();
    expect(sorted(upsideDown(shapeOf("6")))).toEqual(sorted(shapeOf("9")));
    expect(sorted(upsideDown(shapeOf("3")))).toEqual(sorted(shapeOf("E")));
  });
});

describe("a card shown as a number", () => {
  test("a card shown as a number has each segment of the number once", () => {
    for (const card of KINDS) {
      for (const number of [...NUMBERS, "G", "H"]) {
        const shown = shownAs(card, number);
        if (!shown) continue;
        const print = shown.turned ? upsideDown(shapeOf(card)) : shapeOf(card);
        expect([...print, ...shown.sticks].sort().join("")).toBe(shapeOf(number).sort().join(""));
      }
    }
  });

  test("a card shown as a number is turned as on the server", () => {
    expect(shownAs("4", "9")).toEqual({ turned: false, sticks: "ad" });
    expect(shownAs("6", "9")).toEqual({ turned: true, sticks: "" });
    expect(shownAs("2", "9")).toBeNull();
  });
});

describe("the matchsticks of several cards", () => {
  test("the matchsticks of several cards are the sum of each card's", () => {
    expect(sticksFor(["5", "6"], "9")).toBe(1);
    expect(sticksFor(["3", "3", "3", "3", "C"], "E")).toBe(1);
    expect(sticksFor(["1", "1", "1", "1", "0"], "8")).toBe(21);
    expect(sticksFor([], "8")).toBe(0);
  });

  test("the matchsticks are `null` if one card cannot become the number", () => {
    expect(sticksFor(["4", "2"], "9")).toBeNull();
  });
});
