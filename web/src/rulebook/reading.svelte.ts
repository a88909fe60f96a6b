import { createContext } from "svelte";
import type { Drawing } from "./drawing";

/** What somebody at a table looks up: the rules of a game, and a paragraph of them if one is meant. */
export type Place = { game: string; paragraph: string | null };

/** The place that is open over the table. */
export const reading = $state({ at: null as Place | null });

/** How each game draws its cards: a table does not know which games there are, and is told by the page that it is on. */
export const [drawings, setDrawings] = createContext<(game: string) => Promise<Drawing> | undefined>();
