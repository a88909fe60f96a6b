import { createContext } from "svelte";
import type { Drawing } from "./drawing";

/** The rules that a player opens at a table, with a paragraph if one is meant. */
export type Place = { game: string; paragraph: string | null };

/** The rules that are open over the table. */
export const reading = $state({ at: null as Place | null });

/** The drawings of each game. The table may not import the games, so the page around it provides this function. */
export const [drawings, setDrawings] = createContext<(game: string) => Promise<Drawing> | undefined>();
