import { GameSaid } from "./gamewords";
import { firstTexts, i18n } from "./i18n.svelte";

/** Return the texts about a game on the front page. A table loads the other texts. */
export function frontOf(key: string): GameSaid {
  const said = new GameSaid(key, firstTexts(key));
  i18n.teach(said);
  return said;
}
