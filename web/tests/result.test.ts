import { render } from "svelte/server";
import { expect, test, vi } from "vitest";
import type { Scene } from "../src/table/scene.svelte";
vi.mock("../src/table/result/afterwards", () => ({ afterwards: () => ({}) }));
import Result from "../src/table/result/Result.svelte";

vi.hoisted(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" }, addEventListener: () => {} });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("location", { protocol: "http:", host: "localhost", pathname: "/", search: "" });
  vi.stubGlobal("window", {
    addEventListener: () => {},
    matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  });
});

test("the result shows “You” for the own seat, and the unit of the scores", () => {
  const seats = ["Quick Fox", "Ada"].map((name, seat) => ({ seat, name, kind: "bot", level: "club" }));
  const scene = {
    me: 0,
    plays: true,
    play: { alone: true, past: false, table: { id: "t", game: "g", seats, seal: null, yours: [0] } },
    name: (seat: number) => seats[seat]!.name,
    shortName: (seat: number) => ["You", "Ada"][seat],
    isMine: (seat: number) => seat === 0,
  } as unknown as Scene;
  const result = { ranks: [2, 1], scores: [3, 5] };
  const { body } = render(Result, { props: { scene, result, score: () => "3", unit: "pts" } });
  expect([...body.matchAll(/class="name[^>]*>([^<]*)</g)].map(([, name]) => name)).toEqual(["Ada", "You"]);
  expect(body).toMatch(/<small[^>]*>\u00a0pts</);
});
