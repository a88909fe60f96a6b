import { render } from "svelte/server";
import { expect, test } from "vitest";
import { chipsOf } from "../src/games/tycoon/chips";
import type { Choice } from "../src/games/tycoon/choice.svelte";
import type { Play } from "../src/games/tycoon/contract";
import { Offers } from "../src/games/tycoon/offers";
import OrderStrip from "../src/games/tycoon/OrderStrip.svelte";
import type { TycoonScene } from "../src/games/tycoon/scene.svelte";

const NUMBERS = [..."0123456789AbCdEF"];

/** The labels of the numbers for screen readers, with these selected cards, one matchstick and one card 5 to beat. */
function labels(moves: string[], selection: string[]): Record<string, string> {
  const play = { seat: 1, number: "5", sticks: 0, cards: [{ card: "5", turned: false, sticks: "" }] } as Play;
  const offers = new Offers(moves);
  const chips = chipsOf({ numbers: NUMBERS, play, offers, selection, proposed: false, wanted: null });
  const scene = { me: 0, asked: { stronger: NUMBERS.slice(6), sticks: [1] }, table: { strongest: "F" } };
  const choice = { chips, numbers: NUMBERS, lies: "5", aim: null };
  const props = { scene: scene as unknown as TycoonScene, choice: choice as unknown as Choice };
  const buttons = render(OrderStrip, { props }).body.matchAll(/data-chip="(.)"[^]*?aria-label="([^"]*)"/g);
  return Object.fromEntries(
    [...buttons].map(([, number = "", label = ""]): [string, string] => [number, label]),
  );
}

test("the label of a number for screen readers gives its state, even if the number is impossible", () => {
  expect(labels(["b: 4"], ["4"])).toMatchObject({
    b: "b: choose it, 1 match",
    9: "9: not possible now, 2 matches, and you have fewer",
    4: "4: not possible now, too weak to beat the table",
    5: "5: not possible now, 4 cannot become this number, on the table now",
    F: "F: not possible now, 4 cannot become this number, strongest",
  });
  expect(labels(["b: 4"], [])).toMatchObject({
    b: "b: pick cards for it, 1 match",
    C: "C: not possible now",
  });
});
