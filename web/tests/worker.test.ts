import { expect, test, vi } from "vitest";

type Heard = (event: object) => void;

const heard: Record<string, Heard> = {};
const shown = vi.fn(() => Promise.resolve());
const opened = vi.fn(() => Promise.resolve());

async function happens(type: string, event: object): Promise<void> {
  const done: Promise<unknown>[] = [];
  heard[type]!({ ...event, waitUntil: (one: Promise<unknown>) => done.push(one) });
  await Promise.all(done);
}

test("the worker shows a push message as a notification, which opens its table", async () => {
  vi.stubGlobal("__BUILD__", { version: "1", page: "/", files: [], lessons: [] });
  vi.stubGlobal("caches", {});
  vi.stubGlobal("location", { origin: "https://cards.example", search: "" });
  vi.stubGlobal("self", {
    addEventListener: (type: string, listener: Heard) => (heard[type] = listener),
    registration: { showNotification: shown },
    clients: { matchAll: () => Promise.resolve([]), openWindow: opened },
  });
  await import("../src/worker/main");
  const notice = { title: "Matschig", body: "It is your move.", table: "abcd", path: "/t/abcd" };
  await happens("push", { data: { json: () => notice } });
  await happens("push", { data: null });
  expect(shown).toHaveBeenCalledExactlyOnceWith("Matschig", expect.objectContaining({ data: "/t/abcd" }));
  const close = vi.fn();
  await happens("notificationclick", { notification: { close, data: "/t/abcd" } });
  expect(close).toHaveBeenCalledOnce();
  expect(opened).toHaveBeenCalledExactlyOnceWith("/t/abcd");
  vi.unstubAllGlobals();
});
