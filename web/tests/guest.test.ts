import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** What the browser keeps. */
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** The page, opened anew. */
async function opened() {
  vi.resetModules();
  return import("../src/lib/guest");
}

it("calls a guest the same whenever they come, until they want another name", async () => {
  const { guestName } = await opened();
  const name = guestName();
  const again = await opened();
  expect(again.guestName()).toBe(name);
  vi.spyOn(Math, "random").mockReturnValue((Number(kept.get("matchwood.guest")) + 0.5) / 1e6);
  again.renameGuest();
  expect(again.guestName()).not.toBe(name);
});

it.each(["en", "de"])("has 256 names in %s that fit a seat", async (language) => {
  kept.set("matchwood.language", language);
  const { guestName, renameGuest } = await opened();
  let number = 0;
  vi.spyOn(Math, "random").mockImplementation(() => (number++ + 0.5) / 1e6);
  const names = Array.from({ length: 256 }, () => {
    renameGuest();
    return guestName();
  });
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
