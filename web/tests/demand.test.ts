import { expect, test } from "vitest";
import { demandOf } from "../src/games/matchmaster/cards";

const led = (...cards: string[]) => cards.map((card, seat) => ({ seat, card }));

test.each([
  ["nothing is barred", ["T1", "L5"], ["T1", "L5"], [], "any"],
  ["the suit that was led is held", ["T1", "L5", "S2"], ["L5"], led("L9"), { follow: "L" }],
  ["trump was led and none is too low", ["T11", "L5"], ["T11"], led("T4"), { follow: "T" }],
  ["trump was led and one is too low", ["T1", "T11", "L5"], ["T11"], led("T4"), "higher"],
  ["the suit is missing", ["T1", "T11", "S2"], ["T1", "T11"], led("L9"), "trump"],
  ["the suit is missing and somebody has trumped", ["T1", "T11", "S2"], ["T11"], led("L9", "T4"), "higher"],
  ["there is no choice anyway", ["S2"], ["S2"], led("L9"), null],
  ["it is not this hand's turn", ["S2", "T1"], [], led("L9"), null],
  ["the rules are others than these", ["L2", "L5", "S1"], ["L5"], led("L3"), null],
])("when %s", (_, hand, moves, trick, demand) => {
  expect(demandOf(hand, moves, trick)).toEqual(demand);
});
