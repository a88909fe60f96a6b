import { beforeEach, expect, test, vi } from "vitest";
import type { Settlement } from "../src/lib/protocol";
import { Settling, moved } from "../src/rating/settling.svelte";

const NOT_YET: Settlement = { settled: false, changes: [], unrated: null };
const SETTLED: Settlement = { settled: true, changes: [{ before: 1500, after: 1378 }, null], unrated: null };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});

test("the page asks until the ratings are settled, even after a lost connection", async () => {
  const ask = vi
    .fn<() => Promise<Settlement>>()
    .mockResolvedValueOnce(NOT_YET)
    .mockRejectedValueOnce(new Error("no line"))
    .mockResolvedValue(SETTLED);
  const settling = new Settling(ask);
  settling.start();
  await vi.runAllTimersAsync();
  expect(settling.found).toEqual(SETTLED);
  expect(ask).toHaveBeenCalledTimes(3);
});

test("the page stops asking after some attempts, and when the person leaves", async () => {
  const ask = vi.fn(() => Promise.resolve(NOT_YET));
  new Settling(ask).start();
  await vi.runAllTimersAsync();
  const asked = ask.mock.calls.length;
  expect(asked).toBeLessThan(10);
  new Settling(ask).start()();
  await vi.runAllTimersAsync();
  expect(ask).toHaveBeenCalledTimes(asked);
});

test("a change of a rating is shown with its difference", () => {
  expect(moved({ before: 1500, after: 1378 })).toBe("1500 → 1378 (−122)");
  expect(moved({ before: 1500, after: 1622 })).toBe("1500 → 1622 (+122)");
});
