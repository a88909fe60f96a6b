import { describe, expect, test, vi } from "vitest";
import { aimOf, groupsOf, meant, seatIn, shieldOf, targetsOf } from "../src/games/matschig/moves";
import { isSpecial, kindOf } from "../src/games/matschig/kinds";
import { listed } from "../src/games/matschig/names";
import { i18n } from "../src/lib/i18n/i18n.svelte";

// The language stands on the page, of which there is none here.
vi.hoisted(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("navigator", { languages: ["en"] });
});

test("Sun and Share are no sand, though they begin like it", () => {
  const cards = ["Sun", "Share", "S5", "Wind", "W5", "13", "U6"];
  expect(cards.map(kindOf)).toEqual(["Sun", "Share", "S", "Wind", "W", "13", "U"]);
  expect(["W1", "13"].map(isSpecial)).toEqual([false, true]);
  expect(listed(cards)).toBe("Sun, Share, Sand 5, Wind, Water 5, 13, Umbrella 6");
  i18n.use("de");
  expect(listed(cards)).toBe("Sonne, Verteilen, Sand 5, Wind, Wasser 5, 13, Schirm 6");
  i18n.use("en");
});

describe("targets", () => {
  test("are read from the server's moves", () => {
    const moves = ["add W2 A", "add W2 D", "let"];
    expect(targetsOf(moves, "add W2")).toEqual([0, 3]);
    expect(targetsOf(moves, "add W3")).toEqual([]);
    expect(targetsOf(["Duck B", "Sun", "take"], "Duck")).toEqual([1]);
    expect(seatIn("throw W5 S3 C")).toBe(2);
  });

  test("of an answer are nobody where it flies as it is", () => {
    expect(["let", "add W2 C"].map(aimOf)).toEqual([null, 2]);
  });
});

test("the 13 is matched whatever order the mud was tapped in, and only if the server offers it", () => {
  const moves = ["take", "13 W7", "13 W2 S5"];
  expect(meant(moves, "13 S5 W2")).toBe("13 W2 S5");
  expect(meant(moves, "13 W7 S7")).toBeNull();
  expect(meant(moves, "13")).toBeNull();
});

test("a shield is read and written group by group", () => {
  const groups = [
    { mud: "W4", umbrellas: ["U6"] },
    { mud: "S1", umbrellas: ["U1", "U1"] },
  ];
  expect(groupsOf("shield W4=U6 S1=U1+U1")).toEqual(groups);
  expect(shieldOf(groups)).toBe("shield W4=U6 S1=U1+U1");
  expect(groupsOf("take")).toBeNull();
});

test("of two equal mud cards it does not matter which one was covered", () => {
  const moves = ["shield S2=U2 S2=U3"];
  expect(meant(moves, "shield S2=U3 S2=U2")).toBe(moves[0]);
  expect(meant(moves, "shield S2=U2")).toBeNull();
});
