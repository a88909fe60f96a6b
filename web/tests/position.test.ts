import { beforeEach, expect, test, vi } from "vitest";
import type { Replay, Table } from "../src/lib/protocol";
import { Past } from "../src/replay/past.svelte";
import { hashOf, positionIn } from "../src/replay/position";

vi.mock("../src/lib/net/live.svelte", () => ({ live: {} }));

// A deal follows the fourth move.
const EVENTS = [0, 2, 3, 4, 5, 7, 8];
const plies = EVENTS.map((event) => ({
  event,
  seat: null,
  move: null,
  happenings: [{ type: "card" }],
  table: {},
  own: Array(7).fill({}),
}));
const replay: Replay = { id: "", game: "", players: 7, options: {}, result: null, plies };

function lookingBack(...yours: number[]): Past {
  return new Past(
    { id: "", you: yours[0] ?? null, yours, seats: [], state: "over" } as unknown as Table,
    replay,
  );
}

let past: Past;
beforeEach(() => (past = lookingBack(0)));

test.each([
  ["#0", { event: 0, seat: 0 }],
  ["#4", { event: 5, seat: 0 }],
  ["#5B", { event: 7, seat: 1 }],
  ["#6G", { event: 8, seat: 6 }],
])("the address %s is converted to a position of the record and back", (hash, position) => {
  expect(positionIn(hash, past)).toEqual(position);
  past.look(position);
  expect(past.position).toEqual(position);
  expect(hashOf(past.position, past)).toBe(hash);
});

test.each(["", "#", "#x", "#5b", "#5I", "#B", "#-1"])(
  "the address %s means the start of the record",
  (hash) => {
    expect(positionIn(hash, past)).toEqual({ event: 0, seat: 0 });
  },
);

test("a move after the last one means the end, and an unknown seat means one's own", () => {
  past.look(positionIn("#17H", past));
  expect(past.position).toEqual({ event: 8, seat: 0 });
});

test("a spectator sees the view of spectators, unless the address names a seat", () => {
  const spectator = lookingBack();
  expect(positionIn("#5", spectator)).toEqual({ event: 7, seat: null });
  spectator.look({ event: 7, seat: 0 });
  expect(hashOf(spectator.position, spectator)).toBe("#5A");
});

test("the position of a deal shows the move before it", () => {
  past.look({ event: 6, seat: 0 });
  expect(past.at).toBe(4);
});

test("a step is animated, and a link to the same position is not", () => {
  const shown: number[] = [];
  past.receive(({ happenings }) => shown.push(happenings.length));
  past.go(1);
  expect(past.animated).toBe(true);
  past.go(0);
  past.look({ event: 2, seat: 0 });
  expect(past.at).toBe(1);
  expect(past.animated).toBe(false);
  expect(shown).toEqual([1, 0, 0]);
});
