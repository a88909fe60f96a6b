import { beforeEach, expect, test, vi } from "vitest";
import { Preparation } from "../src/lib/new_table/preparation.svelte";
import type { Preparing } from "../src/lib/protocol";

const game = (key: string, done: number): Preparing => ({ game: key, ready: done === 4, done, of: 4 });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});

function served(...answers: (Preparing[] | Error)[]) {
  const next = vi.fn(() => {
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { preparing: next, want: vi.fn<(game: string) => Promise<Preparing[]>>(() => next()) };
}

test("the page asks until all games are compiled, even after a lost connection", async () => {
  const server = served([game("a", 4), game("b", 1)], new Error("no line"), [game("a", 4), game("b", 4)]);
  const preparation = new Preparation(server);
  preparation.start();
  await vi.advanceTimersByTimeAsync(0);
  expect([preparation.of("a"), preparation.of("b")]).toEqual([null, game("b", 1)]);
  await vi.runAllTimersAsync();
  expect(preparation.of("b")).toBeNull();
  expect(server.preparing).toHaveBeenCalledTimes(3);
});

test("only a game that is not compiled is requested, and the requests end with the page", async () => {
  const server = served([game("a", 4), game("b", 0)]);
  const preparation = new Preparation(server);
  const stop = preparation.start();
  await vi.advanceTimersByTimeAsync(0);
  preparation.want("a");
  preparation.want("b");
  expect(server.want.mock.calls).toEqual([["b"]]);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  const asked = server.preparing.mock.calls.length;
  await vi.runAllTimersAsync();
  expect(server.preparing).toHaveBeenCalledTimes(asked);
});

test("all games count as compiled if the server does not report it", async () => {
  const preparation = new Preparation(served(new Error("older")));
  preparation.start();
  await vi.runAllTimersAsync();
  expect(preparation.of("a")).toBeNull();
});
