import { createContext } from "svelte";
import type { Drawing } from "./drawing";

export type Place = { game: string; paragraph: string | null };

export const reading = $state({ at: null as Place | null });

/**
 * The drawings of each game. The table may not import the games, so the page around the table provides this function.
 */
export const [drawings, setDrawings] = createContext<(game: string) => Promise<Drawing> | undefined>();
