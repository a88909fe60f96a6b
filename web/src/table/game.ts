import type { Component } from "svelte";
import type { GameWords, Options } from "$lib/gamewords";
import type { Play } from "$lib/play.svelte";
import type { Retold } from "./retold";

/** What the pages around the table need of a game; its folder offers it in its `index.ts`. */
export type GameOnPage = {
  words: () => GameWords;
  /** What stands for the game on the front page: it fills the width of what it stands in, and is half as high at most. */
  Picture: Component;
  table: () => Promise<Component<{ play: Play }>>;
  /** What looking back at a game needs besides its table. */
  retold: () => Promise<Retold>;
  house?: House;
};

/** What the page knows of a game's house rules besides their words. */
export type House = {
  /** Whether everybody may answer something now and then, for which a table can set a time. */
  windows?: boolean;
  /** The house rules that change nothing while the others are as they are. */
  idle?: (options: Options) => string[];
};
