import type { GameOnPage } from "$table/game";
import Picture from "./Picture.svelte";
import { words } from "./words";

export const matchmaster: GameOnPage = {
  words,
  Picture,
  table: async () => (await import("./Table.svelte")).default,
  retold: async () => (await import("./retold")).retold,
};
