import { expect, test } from "vitest";
import { hashOf, positionIn } from "../src/replay/position";

test.each([
  ["#17", { at: 17, seat: null }],
  ["#0", { at: 0, seat: null }],
  ["#5B", { at: 5, seat: 1 }],
  ["#120H", { at: 120, seat: 7 }],
])("the address %s leads to a position, and the position to the address", (hash, position) => {
  expect(positionIn(hash)).toEqual(position);
  expect(hashOf(position)).toBe(hash);
});

test.each(["", "#", "#x", "#5b", "#5I", "#B", "#-1"])("the address %s leads to the beginning", (hash) => {
  expect(positionIn(hash)).toEqual({ at: 0, seat: null });
});
