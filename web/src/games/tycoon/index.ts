import type { GameOnPage } from "$table/game";
import Picture from "./Picture.svelte";
import { said } from "./words";

export const game: GameOnPage = {
  place: 2,
  words: () => said.words,
  Picture,
  table: async () => (await import("./Table.svelte")).default,
  retold: async () => (await import("./retold")).retold,
};
