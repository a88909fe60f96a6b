import { beforeEach, expect, test, vi } from "vitest";
import type { Install as Installing } from "../src/lib/device/install.svelte";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15";
const LINUX = "Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0 Safari/537.36";

let stored: Map<string, string>;
let page: EventTarget;

/** Loads the modules again in a browser with these features. */
async function opened(userAgent = LINUX, { touch = 0, app = false } = {}): Promise<Installing> {
  page = new EventTarget();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("navigator", { userAgent, maxTouchPoints: touch });
  vi.stubGlobal("window", Object.assign(page, { matchMedia: () => ({ matches: app }) }));
  vi.resetModules();
  return (await import("../src/lib/device/install.svelte")).install;
}

function offer() {
  const prompt = vi.fn(() => Promise.resolve());
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  page.dispatchEvent(event);
  return { event, prompt };
}

beforeEach(() => {
  stored = new Map();
});

test("the installation is offered after two finished games, which may be in different visits", async () => {
  const first = await opened();
  expect(offer().event.defaultPrevented).toBe(true);
  first.finish("a");
  first.finish("a");
  expect(first.offered).toBe(false);
  const later = await opened();
  offer();
  later.finish("b");
  expect(later.offered).toBe(true);
});

test("a person who declines is not asked again", async () => {
  stored.set("matchwood.finished", "a b");
  const install = await opened();
  offer();
  install.dismiss();
  expect(install.offered).toBe(false);
  const later = await opened();
  offer();
  expect(later.offered).toBe(false);
});

test("the browser's dialog opens once", async () => {
  stored.set("matchwood.finished", "a b");
  const install = await opened();
  const { prompt } = offer();
  await install.accept();
  await install.accept();
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(install.offered).toBe(false);
});

test.each([
  ["an iPhone", IPHONE, {}, "by_hand"],
  ["a tablet that calls itself a Mac", MAC, { touch: 5 }, "by_hand"],
  ["a Mac", MAC, {}, null],
  ["a browser that offers nothing", LINUX, {}, null],
  ["an iPhone on which the app runs", IPHONE, { app: true }, null],
])("the page offers the possible way to install on %s", async (_, userAgent, how, way) => {
  expect((await opened(userAgent, how)).way).toBe(way);
});

test("the installed app does not offer the installation", async () => {
  const install = await opened(LINUX, { app: true });
  offer();
  expect(install.way).toBeNull();
});
