import { expect, test } from "vitest";
import { compare } from "../src/branches/comparison";
import { mayChallenge } from "../src/branches/may_challenge";
import { tableOf } from "../src/lib/play/still";
import type { Replay, Table } from "../src/lib/protocol";

function replay(...moves: [number, string][]): Replay {
  const start = { event: 0, seat: null, move: null };
  const made = moves.map(([seat, move], index) => ({ event: index + 2, seat, move }));
  const plies = [start, ...made].map((ply, at) => ({ ...ply, happenings: [], table: { at }, own: [] }));
  return { id: "a", game: "tycoon", players: 2, options: {}, result: null, plies };
}

test("two games have equal decisions until any seat moves differently", () => {
  const first = replay([0, "1"], [1, "2"], [0, "3"], [1, "4"], [0, "5"]);
  const second = replay([0, "1"], [1, "2"], [0, "pass"], [0, "6"]);
  const found = compare(first, second, 0);
  expect(found.equal.map(({ move }) => move)).toEqual(["1"]);
  expect(found.first.map(({ move }) => move)).toEqual(["3", "5"]);
  expect(found.second.map(({ move, at }) => [move, at])).toEqual([
    ["pass", 2],
    ["6", 3],
  ]);
  expect(found.first[0]!.table).toEqual({ at: 2 });
  expect([found.together, found.same]).toEqual([2, false]);
});

test("equal games have no different decisions", () => {
  const one = replay([0, "1"], [1, "2"]);
  const found = compare(one, replay([0, "1"], [1, "2"]), 0);
  expect([found.same, found.first, found.second]).toEqual([true, [], []]);
});

test("a game that is the start of another one is different", () => {
  const found = compare(replay([0, "1"]), replay([0, "1"], [1, "2"], [0, "3"]), 0);
  expect([found.same, found.first.length, found.second.length]).toEqual([false, 0, 1]);
});

test("a player can challenge friends after a game alone against bots", () => {
  const played = tableOf({ id: "a", game: "tycoon", players: 2, options: {} });
  const [me, bot] = played.seats;
  const alone: Table = { ...played, yours: [0], seats: [{ ...me!, kind: "person" }, bot!], seal: "0f" };
  expect(mayChallenge(alone)).toBe(true);
  expect(mayChallenge({ ...alone, yours: [] })).toBe(false);
  expect(mayChallenge({ ...alone, state: "ended" })).toBe(false);
  expect(mayChallenge({ ...alone, seal: null })).toBe(false);
  expect(mayChallenge({ ...alone, seats: [me!, bot!].map((seat) => ({ ...seat, kind: "person" })) })).toBe(
    false,
  );
  expect(mayChallenge({ ...alone, origin: { kind: "branch", subject: "b" } })).toBe(false);
  expect(mayChallenge({ ...alone, origin: { kind: "challenge", subject: "c" } })).toBe(true);
});
