import type { Options } from "$lib/gamewords";
import type { GameOnPage } from "$table/game";
import { matchmaster } from "./matchmaster";
import { matschig } from "./matschig";
import { theMatch } from "./the_match";
import { tycoon } from "./tycoon";

/** Every game that this page can show, by the key that the server uses, in the order in which they are offered. */
export const games: Record<string, GameOnPage> = { matchmaster, tycoon, the_match: theMatch, matschig };

/** Whether a house rule of a game changes anything beside the others. */
export function matters(game: string, rule: string, options: Options): boolean {
  return !games[game]?.house?.idle?.(options).includes(rule);
}
