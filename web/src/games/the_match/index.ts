import { frontOf } from "$lib/front";
import type { GameOnPage, House } from "$table/game";
import Picture from "./Picture.svelte";

export const house: House = {
  idle: ({ mode }) => (mode === "league" ? ["stop_when_decided", "circle", "shared_sixth"] : []),
};

const front = frontOf("the_match");

export const game: GameOnPage = {
  place: 3,
  words: () => front.words,
  Picture,
  table: async () => (await import("./Table.svelte")).default,
  retold: async () => (await import("./retold")).retold,
  house,
};
