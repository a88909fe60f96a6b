import { createContext } from "svelte";
import type { Chance } from "./chance";

/** A deal as it stands in a record. */
export type Deal = Record<string, unknown>;

/** Which deal was due, and at what table: the deals before it, and the one that the record has. */
export type Due = {
  number: number;
  players: number;
  options: Record<string, unknown>;
  earlier: Deal[];
  made: Deal;
};

/** What a game deals by chance; it draws in the order that docs/fair_deals.md names. */
export type Dealing = (chance: Chance, due: Due) => Deal;

/** How each game deals: a table does not know which games there are, and is told by the page that it is on. */
export const [dealings, setDealings] = createContext<(game: string) => Promise<Dealing> | undefined>();
