import { beforeEach, expect, it, vi } from "vitest";

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

/** Loads the modules again, as a new page does. */
async function opened() {
  vi.resetModules();
  const { i18n } = await import("../src/lib/i18n/i18n.svelte");
  const guest = await import("../src/lib/player/guest");
  await i18n.learn(i18n.language);
  return guest;
}

it("a guest keeps the same name at each visit", async () => {
  const name = (await opened()).guestName();
  expect((await opened()).guestName()).toBe(name);
  kept.set("matchwood.guest", String(Number(kept.get("matchwood.guest")) + 1));
  expect((await opened()).guestName()).not.toBe(name);
});

it.each(["en", "de"])(
  "the language %s has 256 guest names that are short enough for a seat",
  async (language) => {
    kept.set("matchwood.language", language);
    const { nameOf } = await opened();
    const names = Array.from({ length: 256 }, (_, number) => nameOf(number));
    expect(new Set(names).size).toBe(256);
    expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(24);
  },
);

it("a stored face that the server would refuse is ignored", async () => {
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
