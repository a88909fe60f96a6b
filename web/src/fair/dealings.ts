import { createContext } from "svelte";
import type { Chance } from "./chance";

export type Deal = Record<string, unknown>;

/** A deal to check: the recorded deal (`made`), and the deals before it. */
export type Due = {
  number: number;
  players: number;
  options: Record<string, unknown>;
  earlier: Deal[];
  made: Deal;
};

/** Draws the deal of a game, in the order that docs/fair_deals.md specifies. */
export type Dealing = (chance: Chance, due: Due) => Deal;

/**
 * The dealing of each game. The table may not import the games, so the page around the table provides this function.
 */
export const [dealings, setDealings] = createContext<(game: string) => Promise<Dealing> | undefined>();
