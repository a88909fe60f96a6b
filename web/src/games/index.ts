import type { Component } from "svelte";
import type { Play } from "$lib/play.svelte";
import type { Retold } from "../replay/retold";
import MatschigPicture from "./matschig/Picture.svelte";
import { front as matschig } from "./matschig/words/front";
import MatchmasterPicture from "./matchmaster/Picture.svelte";
import { words as matchmaster } from "./matchmaster/words";
import TheMatchPicture from "./the_match/Picture.svelte";
import { front as theMatch } from "./the_match/words/front";
import TycoonPicture from "./tycoon/Picture.svelte";
import { front as tycoon } from "./tycoon/words/front";
import type { GameWords, Options } from "./words";

export type { GameWords } from "./words";

export type GameOnPage = {
  words: () => GameWords;
  /** What stands for the game on the front page: it fills the width of what it stands in, and is half as high at most. */
  Picture: Component;
  table: () => Promise<Component<{ play: Play }>>;
  /** What looking back at a game needs besides its table. */
  retold: () => Promise<Retold>;
  /** Whether everybody may answer something now and then, for which a table can set a time. */
  windows?: boolean;
  /** The house rules that change nothing while the others are as they are. */
  idle?: (options: Options) => string[];
};

/** Every game that this page can show, by the key that the server uses, in the order in which they are offered. */
export const games: Record<string, GameOnPage> = {
  matchmaster: {
    words: matchmaster,
    Picture: MatchmasterPicture,
    table: async () => (await import("./matchmaster/Table.svelte")).default,
    retold: async () => (await import("./matchmaster/retold")).retold,
  },
  tycoon: {
    words: tycoon,
    Picture: TycoonPicture,
    table: async () => (await import("./tycoon/Table.svelte")).default,
    retold: async () => (await import("./tycoon/retold")).retold,
  },
  the_match: {
    words: theMatch,
    Picture: TheMatchPicture,
    table: async () => (await import("./the_match/Table.svelte")).default,
    retold: async () => (await import("./the_match/retold")).retold,
    idle: ({ mode }) => (mode === "league" ? ["stop_when_decided", "circle", "shared_sixth"] : []),
  },
  matschig: {
    words: matschig,
    Picture: MatschigPicture,
    table: async () => (await import("./matschig/Table.svelte")).default,
    retold: async () => (await import("./matschig/retold")).retold,
    windows: true,
    idle: ({ party }) => (party ? ["rounds"] : []),
  },
};

/** Whether a house rule of a game changes anything beside the others. */
export function matters(game: string, rule: string, options: Options): boolean {
  return !games[game]?.idle?.(options).includes(rule);
}
