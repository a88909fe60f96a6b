import { beforeEach, expect, test, vi } from "vitest";
import type { Step } from "../src/lib/net/follow";
import type { Hearer } from "../src/lib/net/live.svelte";
import { Play } from "../src/lib/play/play.svelte";
import type { Heard, Problem, Table, View } from "../src/lib/protocol";

const { followers, said } = vi.hoisted(() => ({ followers: new Set<unknown>(), said: [] as unknown[] }));
vi.mock("../src/lib/net/live.svelte", () => ({
  live: {
    follow: (one: Hearer) => (followers.add(one), () => followers.delete(one)),
    say: (message: unknown) => (said.push(message), true),
  },
}));

const hear = (message: unknown) => followers.forEach((one) => (one as Hearer).hear(message as Heard));
const view = (moves: string[]) => ({ seat: 0, moves, owing: [0], table: {} }) as unknown as View;
const table = (number: number) =>
  ({
    id: "table",
    number,
    you: 0,
    yours: [0],
    seats: [],
    state: "playing",
    closes_in: null,
    clocks: null,
    undo: null,
    watching: "nobody",
    view: view([]),
  }) as unknown as Table;
const refuse = (error: Problem) => hear({ type: "problem", error });
const news = (number: number) => ({
  ...table(number),
  type: "news",
  table: "table",
  happenings: [{ type: "card" }],
});
let play: Play;
let shown: Step[];

beforeEach(() => {
  vi.useFakeTimers();
  followers.clear();
  said.length = 0;
  shown = [];
  play = new Play(table(1));
  play.start();
});

test("news are shown even if an HTTP answer brought the same step earlier", () => {
  play.receive((step) => shown.push(step));
  play.update(table(3));
  hear(news(2));
  hear(news(3));
  expect(shown.map(({ number }) => number)).toEqual([2, 3]);
});

test("before the game's stage exists, news of a step that an HTTP answer brought are ignored", () => {
  play.update(table(3));
  play.receive((step) => shown.push(step));
  hear(news(3));
  expect(shown).toEqual([]);
});

test("the reason for a refused move disappears after some seconds", () => {
  refuse({ code: "not_your_turn", message: "" });
  expect(play.refusal?.code).toBe("not_your_turn");
  vi.advanceTimersByTime(5000);
  expect(play.refusal).not.toBeNull();
  vi.advanceTimersByTime(2000);
  expect(play.refusal).toBeNull();
});

test("the reason for an illegal move goes to the caller, and an older refusal disappears", () => {
  const told: string[] = [];
  refuse({ code: "not_your_turn", message: "" });
  play.askWhy("8: ?", 1, ({ code }) => told.push(code));
  expect([play.refusal, play.pending]).toEqual([null, []]);
  const { key } = said.at(-1) as { key: string };
  hear({ type: "refused", table: "table", key, error: { code: "illegal_move", message: "" } });
  expect([told, play.refusal]).toEqual([["illegal_move"], null]);
});

test("a refusal with a waiting time stays until the time is over", () => {
  refuse({ code: "too_many", message: "", retry_after: 30 });
  vi.advanceTimersByTime(29_000);
  expect(play.refusal).not.toBeNull();
  vi.advanceTimersByTime(2000);
  expect(play.refusal).toBeNull();
});

test("a refused request for a table is repeated after the waiting time", () => {
  refuse({ code: "too_many", message: "", retry_after: 5 });
  vi.advanceTimersByTime(4_900);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(said).toEqual([{ type: "watch", table: "table", seen: 1 }]);
});

test("a move contains the event that was shown, and an undo contains the event of the current table", () => {
  hear(news(2));
  play.move("bid 1", 1);
  play.takeBack();
  expect(said.slice(-2)).toMatchObject([
    { type: "move", move: "bid 1", seen: 1 },
    { type: "take_back", seen: 2 },
  ]);
});
