import { expect, test } from "vitest";

import { adviserFor as matchmaster } from "../src/games/matchmaster/retold";
import { adviserFor as theMatch } from "../src/games/the_match/retold";
import { adviserAt as tycoon } from "../src/games/tycoon/retold";

test("MatchMaster's general advice gives the number of tricks that the player still needs for the bid", () => {
  const said = (taken: number, phase: "playing" | "bidding" = "playing") =>
    matchmaster({ phase, bids: [0, 2], tricks: [0, taken], hand: ["T1", "T2", "T3"] }, 1).general!();
  expect(said(0, "bidding")).toMatch(/^Count your high trumps/);
  expect(said(0)).toBe("You still need 2 tricks and have 3 cards.");
  expect(said(1)).toBe("You still need 1 trick and have 3 cards.");
  expect(said(2)).toMatch(/^You have the tricks you bid/);
  expect(said(3)).toMatch(/^You have more tricks than you bid/);
});

test("Tycoon's general advice gives the cards and matchsticks that the player still has", () => {
  const { general, less } = tycoon({ cards: [4, 1, 7], sticks: [2, 0, 1] }, 1);
  expect(general!()).toMatch(/^You still have 1 card and no match/);
  expect(less(0.5)).toBe("on average 1.00 places worse");
});

test("The Match!'s general advice explains how far the ball can move, and what a shot must match", () => {
  const said = (phase: "attack" | "shot") => theMatch({ phase, reach: [], turn: 0 }, 0).general!();
  expect(said("attack")).toMatch(/three cards in the next row, from the edge only two/);
  expect(said("shot")).toMatch(/the keeper/);
});
