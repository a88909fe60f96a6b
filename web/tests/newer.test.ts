import { beforeEach, expect, test, vi } from "vitest";
import { Newer } from "../src/lib/device/newer.svelte";

const page = (script: string) => `<html><head><script type="module" crossorigin src="${script}"></script>`;
const gone = () => Promise.reject(new TypeError("it is gone"));
let served: () => Promise<string>;
let reload: ReturnType<typeof vi.fn<() => void>>;
let newer: Newer;

beforeEach(() => {
  const kept = new Map<string, string>();
  served = () => Promise.resolve(page("/assets/index-new.js"));
  reload = vi.fn<() => void>();
  newer = new Newer({
    ours: () => "/assets/index-old.js",
    served: () => served(),
    reload,
    kept: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
  });
});

test("if a part of the page no longer exists, the page reloads once for each new version", async () => {
  void newer.page(gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await expect(newer.page(gone)).rejects.toThrow("it is gone");
  served = () => Promise.resolve(page("/assets/index-newest.js"));
  void newer.page(gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

test("without a new version or a connection, a missing part gives an error", async () => {
  for (const answer of [
    Promise.resolve(page("/assets/index-old.js")),
    Promise.reject(new Error("no line")),
  ]) {
    served = () => answer;
    await expect(newer.page(gone)).rejects.toThrow("it is gone");
    await newer.offer();
  }
  expect([reload.mock.calls.length, newer.offered]).toEqual([0, false]);
});

test("the new version is only offered if a reload might lose choices", async () => {
  await newer.offer();
  expect([reload.mock.calls.length, newer.offered]).toEqual([0, true]);
  newer.load();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a part that loads is returned", async () => {
  expect(await newer.page(() => Promise.resolve("part"))).toBe("part");
});
