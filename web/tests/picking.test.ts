import { expect, test } from "vitest";
import { Offers } from "../src/default_table/offers.svelte";
import { Picking } from "../src/default_table/picking.svelte";
import { suitsIn } from "../src/default_table/suits";

const HAND = ["C2", "C5", "CK", "CA", "D3", "D9", "H2", "H5", "HQ", "S3", "S9", "SQ", "SA"];
const triples = HAND.flatMap((one, first) =>
  HAND.slice(first + 1).flatMap((other, second) =>
    HAND.slice(first + second + 2).map((third) => `pass ${one} ${other} ${third}`),
  ),
);
const picking = (hand: string[], moves: string[], cards: string[] = hand) =>
  new Picking(
    () => hand,
    () => moves,
    (word) => cards.includes(word),
  );
const at = (card: string) => HAND.indexOf(card);

test("three of thirteen cards are picked one after another, until only one of 286 moves has them", () => {
  const pick = picking(HAND, triples);
  expect(triples).toHaveLength(286);
  expect([pick.possible, pick.listed, pick.complete]).toEqual([true, [], null]);
  pick.toggle(at("D3"));
  expect([pick.fitting.length, pick.listed.length]).toEqual([66, 0]);
  pick.toggle(at("C5"));
  expect([pick.fitting.length, pick.listed.length, pick.complete]).toEqual([11, 11, null]);
  pick.toggle(at("CK"));
  expect([pick.listed, pick.complete]).toEqual([["pass C5 CK D3"], "pass C5 CK D3"]);
  expect(HAND.filter((_, index) => pick.fits(index))).toEqual(["C5", "CK", "D3"]);
  expect(pick.attempt(at("H2"))).toBe("pass D3 C5 CK H2");
  pick.toggle(at("C5"));
  expect([pick.has(at("C5")), pick.fitting.length]).toEqual([false, 11]);
  pick.clear();
  expect(pick.fitting).toHaveLength(286);
});

test("only the cards of legal moves fit, and another card is the illegal move that the page asks about", () => {
  const pick = picking(HAND, ["S3", "S9", "SQ"]);
  expect(HAND.filter((_, index) => pick.fits(index))).toEqual(["S3", "S9", "SQ"]);
  expect(pick.attempt(at("H5"))).toBe("H5");
  pick.toggle(at("SQ"));
  expect(pick.complete).toBe("SQ");
});

test("a card with two possible moves needs a choice between them", () => {
  const pick = picking(["J", "Q"], ["draw", "keep J", "give J", "give J Q"]);
  pick.toggle(0);
  expect([pick.fitting, pick.complete]).toEqual([["keep J", "give J", "give J Q"], null]);
  expect(pick.attempt(1)).toBe("J Q");
});

test("equal cards are different cards of the hand", () => {
  const pick = picking(["3", "3", "5"], ["lay 3 3", "lay 3"]);
  pick.toggle(1);
  pick.toggle(0);
  expect(pick.complete).toBe("lay 3 3");
});

test("a number of a bid is not a card unless the game has a text for this card", () => {
  const moves = ["bid 3", "bid 5"];
  expect(picking(["3", "5"], moves, []).possible).toBe(false);
  expect(picking(["3", "5"], moves).possible).toBe(true);
});

test("the page lists many moves only after the player has picked cards or searches", () => {
  const moves = ["stop", ...triples];
  const pick = picking(HAND, moves);
  const offers = new Offers(
    () => moves,
    (move) => move.replaceAll("C", "♣"),
    () => pick,
  );
  expect([offers.found.map(({ move }) => move), offers.hidden]).toEqual([["stop"], 286]);
  offers.sought = "♣k d3";
  expect([offers.found.length, offers.hidden]).toEqual([11, 0]);
  offers.sought = "";
  pick.toggle(at("CK"));
  pick.toggle(at("D3"));
  expect([offers.found.length, offers.hidden]).toEqual([11, 0]);
});

test("the cards of red suits are red in a text", () => {
  const red = (text: string) =>
    suitsIn(text)
      .filter((part) => part.red)
      .map((part) => part.text);
  expect(red("Pass ♣5, ♥K, 10♦")).toEqual(["♥K", "10♦"]);
  expect(
    suitsIn("♥5, ♠2")
      .map(({ text }) => text)
      .join(""),
  ).toBe("♥5, ♠2");
  expect(red("five of hearts")).toEqual([]);
});
