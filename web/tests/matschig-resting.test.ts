import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { resting } from "../src/games/matschig/resting";
import { said } from "../src/games/matschig/words";
import { i18n } from "../src/lib/i18n/i18n.svelte";

vi.mock("../src/lib/net/live.svelte", () => ({ live: {} }));
beforeEach(() => Promise.all(["en", "de"].map((language) => said.learn(language))));
afterEach(() => i18n.use("en"));

test("the text asks a hand that can throw to wait", () => {
  expect(resting(["W1", "S7", "U3"], 20)).toBe("The others play. You can only watch now.");
});

test.each([
  [["W1", "U3", "U3", "U4", "U5", "Sun", "Share"], "You have no sand, so you cannot throw."],
  [["S1", "S2", "S2", "S4", "S5", "U1", "Wind"], "You have no water, so you cannot throw."],
  [["U1", "U1", "U2", "U3", "U4", "Duck", "13"], "You have neither water nor sand, so you cannot throw."],
])("the text explains to the hand %s why it cannot throw, and how to draw new cards", (hand, why) => {
  expect(resting(hand, 20)).toContain(`${why} To draw new cards, play umbrellas or add a card.`);
  expect(resting(hand, 0)).toBe(`${why} The draw pile is empty.`);
});

test("a hand that will draw cards after this mud is not called stuck", () => {
  expect(resting(["W3", "W4", "W5", "U3", "U3"], 20)).toBe("The others play. You can only watch now.");
});

test("the German text also gives the missing kind of mud", () => {
  i18n.use("de");
  expect(resting(["W1"], 0)).toBe("Du hast keinen Sand und kannst nicht werfen. Der Stapel ist leer.");
});
