import type { GameOnPage, House } from "$table/game";
import Picture from "./Picture.svelte";
import { said } from "./words";

export const house: House = {
  windows: true,
  idle: ({ party }) => (party ? ["rounds"] : []),
};

export const game: GameOnPage = {
  place: 4,
  words: () => said.words,
  Picture,
  table: async () => (await import("./Table.svelte")).default,
  retold: async () => (await import("./retold")).retold,
  house,
};
