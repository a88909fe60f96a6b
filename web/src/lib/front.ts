import { filesOf, GameSaid } from "./gamewords";
import { common } from "./words";

/** What the front page says of our games: the rest of their words comes with their tables. */
const files = import.meta.glob<string>("../../../src/matchwood/cardgames/*/words/*.ftl", {
  query: "?front",
  import: "default",
});

const games = new Map<string, GameSaid>();

/** The name of a game, what it is about, and its house rules: the same for all that ask. */
export function frontOf(key: string): GameSaid {
  const said = games.get(key) ?? new GameSaid(key, filesOf(files, key));
  games.set(key, said);
  return said;
}

/** Load what has to be there before anything is shown, in the reader's language. */
export async function learnFirst(): Promise<void> {
  await Promise.all([common, ...games.values()].map((said) => said.with(null)));
}
