import { expect, test } from "vitest";
import { Choice } from "../src/games/matschig/choice.svelte";
import type { MatschigScene } from "../src/games/matschig/scene.svelte";
import { table } from "./matschig";

test.each([
  ["has the missing card", false, true, "window"],
  ["lacks the missing card, among bots", true, true, null],
  ["lacks the missing card, among people, who must not notice", true, false, "window"],
])("at an interrupt, the page asks a player who %s: passes %s, unseen %s", (_, passes, unseen, asked) => {
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
