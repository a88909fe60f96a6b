import { GameSaid } from "$lib/i18n/gamewords";
import type { GameDetails } from "$lib/protocol";
import type { Schema } from "$table/texts/fields";

/** The server's description of a game for which this page has no table. */
export class KnownGame {
  readonly schema: Schema;
  readonly said: GameSaid;

  constructor({ key, schema, words }: GameDetails) {
    this.schema = schema as Schema;
    this.said = new GameSaid(key, words);
  }
}

/** The loaded games, because a table only knows the key of its game. */
export const known = new Map<string, KnownGame>();

export function knownGame(key: string): KnownGame {
  const game = known.get(key);
  if (!game) throw new Error(`nothing is known of the game ${key}`); // the page loads the game before its table
  return game;
}
