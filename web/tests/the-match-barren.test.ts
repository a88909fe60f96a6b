import { expect, test } from "vitest";
import { barren, misfits } from "../src/games/the_match/names";
import { pitch } from "./the-match";

const closed = [null, null, null, null];
const withRow = (row: (string | null)[]) => pitch({ field: [row, closed, closed, closed] });

// The ball is yellow 10.
test.each([
  [["B1", "B2", "R3", "G11"], true],
  [["B1", "Y2", "R3", "G11"], false],
  [["B1", "B10", "R3", "G11"], false],
  [["B1", null, "R3", "G11"], false],
])("no card in the row %j fits: %s", (row, none) => {
  expect(barren(withRow(row))).toBe(none);
});

test.each([
  ["B4", true],
  ["Y4", false],
  ["B10", false],
  [null, false],
])("the card %j is known not to fit: %s", (card, not) => {
  expect(misfits(card, { colour: "Y", number: 10 })).toBe(not);
  expect(misfits(card, null)).toBe(false);
});

test("in the shoot-out, it is unknown whether a card fits", () => {
  expect(barren(pitch({ field: null }))).toBe(false);
});
