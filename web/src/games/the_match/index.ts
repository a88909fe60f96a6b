import { i18n } from "$lib/i18n/index.svelte";
import type { GameOnPage, House } from "$table/game";
import Picture from "./Picture.svelte";
import { front as de } from "./words/front.de";
import { front as en } from "./words/front.en";

const words = { de, en };

export const house: House = {
  idle: ({ mode }) => (mode === "league" ? ["stop_when_decided", "circle", "shared_sixth"] : []),
};

export const game: GameOnPage = {
  place: 3,
  words: () => words[i18n.language],
  Picture,
  table: async () => (await import("./Table.svelte")).default,
  retold: async () => (await import("./retold")).retold,
  house,
};
