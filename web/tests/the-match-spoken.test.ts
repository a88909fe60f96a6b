import { render } from "svelte/server";
import { expect, test, vi } from "vitest";
import { fieldsFor, nextRow, placeName } from "../src/games/the_match/names";
import { TheMatchNarrator } from "../src/games/the_match/narrator";
import type { TheMatchScene } from "../src/games/the_match/scene.svelte";
import Sixth from "../src/games/the_match/Sixth.svelte";
import { said } from "../src/games/the_match/words";
import type { Play } from "../src/lib/play/play.svelte";
import { speaker } from "../src/lib/speaker.svelte";
import { shootout } from "./the-match";

test("a place has the same name for each attacker: rows count from the bottom of the screen, columns from the left", () => {
  expect(placeName([1, 2], 0)).toBe("Row 1, column 2");
  expect(placeName([4, 2], 0)).toBe("Row 4, column 2");
  expect(placeName([4, 2], 1)).toBe("Row 1, column 3");
});

test("the row to choose from has the same number as in the names of its cards, for both players", () => {
  expect([0, 1].map((turn) => nextRow({ turn, row: 1 }, 0))).toEqual([1, 4]);
  expect([0, 1].map((turn) => nextRow({ turn, row: 2 }, 1))).toEqual([3, 2]);
  expect(nextRow({ turn: null, row: null }, 1)).toBe(1);
});

test("a chosen card is announced with its place", () => {
  const say = vi.spyOn(speaker, "say").mockImplementation(() => {});
  const table = { you: 1, yours: [1], seats: [] };
  const fields = fieldsFor({ name: String, you: 1 });
  const card = {
    type: "card",
    seat: 1,
    row: 2,
    place: [3, 1],
    card: "Y3",
    turned: true,
    match: true,
    colour: "Y",
    number: 10,
    by: "colour",
  };
  new TheMatchNarrator({ table } as unknown as Play, fields).tell(card);
  expect(say).toHaveBeenCalledWith("Row 2, column 4. Yellow 3 fits: yellow.");
});

test("each keeper card names its player, except a shared one", () => {
  const scene = {
    table: shootout([], []),
    shown: { ball: null, verdict: null },
    name: (seat: number) => ["Ada", "Ben"][seat],
  } as unknown as TheMatchScene;
  const label = (seat: number, tall: boolean) =>
    /aria-label="([^"]*)"/.exec(render(Sixth, { props: { scene, seat, tall } }).body)?.[1];
  expect([label(0, false), label(1, false), label(0, true)]).toEqual([
    "In goal for Ada’s shots, face down",
    "In goal for Ben’s shots, face down",
    "In goal, face down",
  ]);
});

const usual = {
  mode: "cup",
  stop_when_decided: false,
  circle: "sudden_death",
  shared_sixth: false,
  hide_after_miss: false,
};
const keysAt = (options: Partial<typeof usual>) =>
  said.rules({ options: { ...usual, ...options }, players: 2 }).keys;

test("the memory variant has no key that shows chances", () => {
  expect(keysAt({}).at(-1)!.key).toBe("O");
  const does = (hide_after_miss: boolean) => keysAt({ hide_after_miss }).at(-1)!.does;
  expect(does(false)).toContain("chances");
  expect(does(true)).toBe("");
});

test("a league match, which has no shoot-out, has no key for a fifth card", () => {
  const keys = (mode: string) => keysAt({ mode }).map(({ key, does }) => `${key}: ${does}`);
  expect(keys("cup")[0]).toMatch(/^1 – 5: .* card/);
  expect(keys("league")[0]).toMatch(/^1 – 4: (?!.* card)/);
});
