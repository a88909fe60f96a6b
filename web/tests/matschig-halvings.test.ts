import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Row } from "../src/games/matschig/contract";
import { halvingsIn, halvingsOf } from "../src/games/matschig/halvings";
import { said } from "../src/games/matschig/words";
import { i18n } from "../src/lib/i18n/i18n.svelte";

vi.mock("../src/lib/net/live.svelte", () => ({ live: {} }));
beforeEach(() => Promise.all(["en", "de"].map((language) => said.learn(language))));
afterEach(() => i18n.use("en"));

const company = { name: (seat: number) => ["Ada", "Bea", "Cem"][seat]!, you: 0 };
const row: Row = {
  points: [44, 4, 9],
  accounts: [22, 4, 9],
  halved: [["account"], ["pool"], []],
};

test("a halved score is explained with the old score, the reason and the new score", () => {
  expect(halvingsOf(row, 1, 0, company)).toEqual([
    "You came to 44 after round 1. A score of 22, 44, 66 or 88 is halved: 22 are left.",
  ]);
});

test("a halved pool of one kind is explained, and a seat without a halving has no sentence", () => {
  expect(halvingsOf(row, 2, 1, company)).toEqual([
    "In round 2, only water or only sand hit Bea. It is halved, and 4 points count.",
  ]);
  expect(halvingsOf(row, 2, 2, company)).toEqual([]);
  expect(halvingsIn(row, 2, company)).toHaveLength(2);
});

test("the German sentences contain the same facts", () => {
  i18n.use("de");
  expect(halvingsIn(row, 1, company)).toEqual([
    "Du kamst nach Runde 1 auf 44. Ein Schlammkonto von 22, 44, 66 oder 88 wird halbiert: Es bleiben 22.",
    "In Runde 1 traf Bea nur Wasser oder nur Sand. Das wird halbiert, und es zählen 4 Punkte.",
  ]);
});
