import { beforeEach, expect, test, vi } from "vitest";

vi.hoisted(() => {
  vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
});

import { calls } from "../src/account/calls";
import { api } from "../src/lib/net/api";

const asked = vi.fn((path: string, init: RequestInit) => {
  void path;
  void init;
  return Promise.resolve(new Response("{}"));
});
const kept = () => asked.mock.lastCall?.[1].keepalive;

beforeEach(() => {
  asked.mockClear();
  vi.stubGlobal("fetch", asked);
});

test("what a person chose arrives although they leave the page", async () => {
  await calls.hideRatings(true);
  expect(kept()).toBe(true);
  await api.leave("table", 1);
  expect(kept()).toBe(true);
});

test("a record is sent although no browser keeps that much alive", async () => {
  await api.bring({ moves: "x".repeat(70_000) });
  expect(kept()).toBe(false);
});

test("nobody waits for an answer to a page that is gone", async () => {
  await api.games();
  expect(kept()).toBe(false);
});
