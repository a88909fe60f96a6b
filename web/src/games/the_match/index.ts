import type { GameOnPage, House } from "$table/game";
import Picture from "./Picture.svelte";
import { said } from "./words";

export const house: House = {
  idle: ({ mode }) => (mode === "league" ? ["stop_when_decided", "circle", "shared_sixth"] : []),
};

export const game: GameOnPage = {
  place: 3,
  words: () => said.words,
  Picture,
  table: async () => (await import("./Table.svelte")).default,
  retold: async () => (await import("./retold")).retold,
  house,
};
