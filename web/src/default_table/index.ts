import type { GameDetails } from "$lib/protocol";
import type { GameOnPage } from "$table/game";
import { known, KnownGame } from "./known";
import Picture from "./Picture.svelte";

/**
 * Return the parts of a game without a folder in this page. The server's description gives the texts and fields of the
 * game.
 */
export function defaultGame(details: GameDetails): GameOnPage {
  const game = new KnownGame(details);
  known.set(details.key, game);
  return {
    words: () => game.said.words,
    Picture: (internals) =>
      Picture(internals, {
        get title() {
          return game.said.words.title;
        },
      }),
    table: async () => (await import("./Table.svelte")).default,
    retold: async () => (await import("./retold")).retoldOf(game),
  };
}
