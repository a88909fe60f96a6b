import { GameSaid } from "$lib/i18n/gamewords";
import type { GameDetails } from "$lib/protocol";
import type { Schema } from "$table/texts/fields";

/** A game without a table of its own here: what the server says of it. */
export class KnownGame {
  readonly schema: Schema;
  readonly said: GameSaid;

  constructor({ key, schema, words }: GameDetails) {
    this.schema = schema as Schema;
    this.said = new GameSaid(key, words);
  }
}

/** The games that were learned, for their tables: a table knows the key of its game. */
export const known = new Map<string, KnownGame>();

export function knownGame(key: string): KnownGame {
  const game = known.get(key);
  if (!game) throw new Error(`nothing is known of the game ${key}`); // whoever shows its table learns it first
  return game;
}
