import { describe, expect, test } from "vitest";
import { aimOf, groupsOf, meant, seatIn, shieldOf, targetsOf } from "../src/games/matschig/moves";
import { isSpecial, kindOf } from "../src/games/matschig/kinds";
import { listed } from "../src/games/matschig/names";
import { i18n } from "../src/lib/i18n/i18n.svelte";

test("Sun and Share are not read as sand, whose cards also start with “S”", () => {
  const cards = ["Sun", "Share", "S5", "Wind", "W5", "13", "U6"];
  expect(cards.map(kindOf)).toEqual(["Sun", "Share", "S", "Wind", "W", "13", "U"]);
  expect(["W1", "13"].map(isSpecial)).toEqual([false, true]);
  expect(listed(cards)).toBe("Sun, Share, Sand 5, Wind, Water 5, Card 13, Umbrella 6");
  i18n.use("de");
  expect(listed(cards)).toBe("Sonne, Verteilen, Sand 5, Wind, Wasser 5, Karte 13, Schirm 6");
  i18n.use("en");
});

describe("the targets of a move", () => {
  test("targets are read from the server's moves", () => {
    const moves = ["add W2 A", "add W2 D", "let"];
    expect(targetsOf(moves, "add W2")).toEqual([0, 3]);
    expect(targetsOf(moves, "add W3")).toEqual([]);
    expect(targetsOf(["Duck B", "Sun", "take"], "Duck")).toEqual([1]);
    expect(seatIn("throw W5 S3 C")).toBe(2);
  });

  test("an answer without a new target has no target", () => {
    expect(["let", "add W2 C"].map(aimOf)).toEqual([null, 2]);
  });
});

test("a 13 with mud in any order is matched to the server's move, if there is one", () => {
  const moves = ["take", "13 W7", "13 W2 S5"];
  expect(meant(moves, "13 S5 W2")).toBe("13 W2 S5");
  expect(meant(moves, "13 W7 S7")).toBeNull();
  expect(meant(moves, "13")).toBeNull();
});

test("a shield is parsed and written as one group for each mud card", () => {
  const groups = [
    { mud: "W4", umbrellas: ["U6"] },
    { mud: "S1", umbrellas: ["U1", "U1"] },
  ];
  expect(groupsOf("shield W4=U6 S1=U1+U1")).toEqual(groups);
  expect(shieldOf(groups)).toBe("shield W4=U6 S1=U1+U1");
  expect(groupsOf("take")).toBeNull();
});

test("shields that differ only between equal mud cards are the same move", () => {
  const moves = ["shield S2=U2 S2=U3"];
  expect(meant(moves, "shield S2=U3 S2=U2")).toBe(moves[0]);
  expect(meant(moves, "shield S2=U2")).toBeNull();
});
