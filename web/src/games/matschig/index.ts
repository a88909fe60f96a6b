import { frontOf } from "$lib/front";
import type { GameOnPage, House } from "$table/game";
import Picture from "./Picture.svelte";

export const house: House = { windows: true };

const front = frontOf("matschig");

export const game: GameOnPage = {
  place: 4,
  words: () => front.words,
  Picture,
  table: async () => (await import("./Table.svelte")).default,
  retold: async () => (await import("./retold")).retold,
  drawing: async () => (await import("./drawing")).drawing,
  dealing: async () => (await import("./dealing")).dealing,
  house,
};
