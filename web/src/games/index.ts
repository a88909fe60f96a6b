import type { Component } from "svelte";
import type { Play } from "$lib/play.svelte";
import MatchmasterPicture from "./matchmaster/Picture.svelte";
import { words as matchmaster } from "./matchmaster/words";
import type { GameWords } from "./words";

export type { GameWords } from "./words";

export type GameOnPage = {
  words: () => GameWords;
  /** What stands for the game on the front page. */
  Picture: Component;
  table: () => Promise<Component<{ play: Play }>>;
};

/** Every game that this page can show, by the key that the server uses. */
export const games: Record<string, GameOnPage> = {
  matchmaster: {
    words: matchmaster,
    Picture: MatchmasterPicture,
    table: async () => (await import("./matchmaster/Table.svelte")).default,
  },
};
