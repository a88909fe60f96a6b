import { expect, test } from "vitest";
import { barred } from "../src/games/matchmaster/names";
import type { Table as MatchmasterTable } from "../src/games/matchmaster/contract";

const hand = ["T5", "L3"];
const at = (phase: MatchmasterTable["phase"], duty: MatchmasterTable["duty"] = null) =>
  ({ phase, hand, duty }) as unknown as MatchmasterTable;
const following = at("playing", { code: "must_follow", suit: "L", rule: "10a" });

test.each([
  ["before the own bid", at("bidding"), ["bid 0", "bid 1"], null, "First, all players bid"],
  ["while the own bid is pending", at("bidding"), [], "bid 1", "First, all players bid"],
  ["while other players bid", at("bidding"), [], null, "First, all players bid"],
  ["in another player’s turn", following, [], null, "Not your turn"],
  ["while the own card is pending", following, [], "L3", "is being played"],
  ["that does not follow suit", following, ["L3"], null, "Follow suit: light orange."],
])("the page explains why a card %s cannot be played", (_, table, moves, pending, why) => {
  expect(barred({ table, asked: table, pending, myTurn: moves.length > 0 })).toBe(why);
});
