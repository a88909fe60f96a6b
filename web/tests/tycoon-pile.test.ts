import { render } from "svelte/server";
import { expect, test } from "vitest";
import Pile from "../src/games/tycoon/Pile.svelte";

function pile(turned: boolean, sticks = 0): string {
  const play = { seat: 1, number: "9", sticks, cards: [{ card: "6", turned, sticks: [] }] };
  const scene = {
    me: 0,
    deals: 0,
    number: 1,
    table: { play, played: ["6"] },
    shown: { table: { play }, making: null },
    shortName: () => "Bea",
    moving: () => 0,
    play: { table: { seats: [] } },
  };
  return render(Pile, { props: { scene } as never }).body;
}

test("a sign shows that cards of a play are upside down", () => {
  expect(pile(true)).toContain("↻");
  expect(pile(false)).not.toContain("↻");
});

test("a sign shows turned cards and matchsticks on one line, because a low phone has room for three lines", () => {
  const text = pile(true, 2).replaceAll(/<!--[^]*?-->/g, "");
  expect(text).toMatch(/<span class="used[^>]*>\s*↻\s*<span class="sticks[^>]*>2</);
});
