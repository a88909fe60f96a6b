import { beforeEach, expect, test, vi } from "vitest";

let stored: Map<string, string>;

/** Loads the settings again, as a new page does. */
async function opened() {
  vi.resetModules();
  return (await import("../src/lib/settings.svelte")).settings;
}

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test("sound is offered once", async () => {
  expect((await opened()).offersSound()).toBe(true);
  expect((await opened()).offersSound()).toBe(false);
});

test("sound is not offered to people who have chosen a volume", async () => {
  for (const chosen of ["off", "full"]) {
    stored.set("matchwood.sound", chosen);
    expect((await opened()).offersSound()).toBe(false);
  }
});
