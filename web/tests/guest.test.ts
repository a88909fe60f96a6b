import { beforeEach, expect, it, vi } from "vitest";

/** What the browser keeps. */
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

/** The page, opened anew. */
async function opened() {
  vi.resetModules();
  return import("../src/lib/player/guest");
}

it("calls a guest the same whenever they come", async () => {
  const name = (await opened()).guestName();
  expect((await opened()).guestName()).toBe(name);
  kept.set("matchwood.guest", String(Number(kept.get("matchwood.guest")) + 1));
  expect((await opened()).guestName()).not.toBe(name);
});

it.each(["en", "de"])("has 256 names in %s that fit a seat", async (language) => {
  kept.set("matchwood.language", language);
  const { nameOf } = await opened();
  const names = Array.from({ length: 256 }, (_, number) => nameOf(number));
  expect(new Set(names).size).toBe(256);
  expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(24);
});

it("keeps no face that the server would refuse", async () => {
  const settings = async () => {
    vi.resetModules();
    return (await import("../src/lib/settings.svelte")).settings;
  };
  expect((await settings()).face).toBeNull();
  kept.set("matchwood.face", "z9");
  expect((await settings()).face).toBeNull();
  (await settings()).wear("c8");
  expect((await settings()).face).toBe("c8");
});
