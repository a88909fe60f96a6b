import { frontOf } from "$lib/front";
import type { GameOnPage } from "$table/game";
import Picture from "./Picture.svelte";

const front = frontOf("tycoon");

export const game: GameOnPage = {
  place: 2,
  words: () => front.words,
  Picture,
  table: async () => (await import("./Table.svelte")).default,
  retold: async () => (await import("./retold")).retold,
  drawing: async () => (await import("./drawing")).drawing,
  dealing: async () => (await import("./dealing")).dealing,
};
