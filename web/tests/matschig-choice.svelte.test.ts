import { expect, test, vi } from "vitest";
import { Choice } from "../src/games/matschig/choice.svelte";
import type { MatschigScene } from "../src/games/matschig/scene.svelte";
import { table } from "./matschig";

// The language stands on the page, of which there is none here.
vi.hoisted(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("navigator", { languages: ["en"] });
});

test.each([
  ["holds the missing card", false, true, "window"],
  ["does not hold it, among bots", true, true, null],
  ["does not hold it, among people, who must not see that", true, false, "window"],
])("a window offers to add a card to a hand that %s: %s, %s", (_, passes, unseen, asked) => {
  const scene = {
    windowed: true,
    passes,
    myTurn: !passes,
    asks: { unseen },
    asked: { ...table(), phase: "window", missing: "W2" },
    moves: ["let"],
  };
  expect(new Choice(scene as unknown as MatschigScene).asked).toBe(asked);
});
