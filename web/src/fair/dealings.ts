import { createContext } from "svelte";
import type { Chance } from "./chance";

/** A deal in the format of a record. */
export type Deal = Record<string, unknown>;

/** A deal to check: the deals before it, and the recorded one. */
export type Due = {
  number: number;
  players: number;
  options: Record<string, unknown>;
  earlier: Deal[];
  made: Deal;
};

/** Draws the deal of a game, in the order that docs/fair_deals.md specifies. */
export type Dealing = (chance: Chance, due: Due) => Deal;

/** How each game deals. The table may not import the games, so the page around it provides this function. */
export const [dealings, setDealings] = createContext<(game: string) => Promise<Dealing> | undefined>();
