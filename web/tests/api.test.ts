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

test("a POST request has `keepalive`, so that it arrives even if the person leaves the page", async () => {
  await calls.hideRatings(true);
  expect(kept()).toBe(true);
  await api.leave("table", 1);
  expect(kept()).toBe(true);
});

test("a record that is too long for `keepalive` is sent without it", async () => {
  await api.bring({ moves: "x".repeat(70_000) });
  expect(kept()).toBe(false);
});

test("a GET request has no `keepalive`, because a closed page needs no answer", async () => {
  await api.games();
  expect(kept()).toBe(false);
});

test("a GET request for a table at which the page has moved names the last event that the page knows", async () => {
  await api.hint("k3vq", 17);
  await api.replay("k3vq", 18);
  await api.analysis("k3vq", 19);
  expect(asked.mock.calls.map(([path]) => path)).toEqual([
    "/api/tables/k3vq/hint?seen=17",
    "/api/tables/k3vq/replay?seen=18",
    "/api/tables/k3vq/analysis?seen=19",
  ]);
});
