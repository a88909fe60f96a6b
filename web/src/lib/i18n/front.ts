import { filesOf, GameSaid } from "./gamewords";

/** What the front page says of the games: the rest of their words comes with their tables. */
const files = import.meta.glob<string>("../../../../src/matchwood/cardgames/*/words/*.ftl", {
  query: "?front",
  import: "default",
  eager: true,
});

/** The name of a game, what it is about, and its house rules. */
export function frontOf(key: string): GameSaid {
  return new GameSaid(key, filesOf(files, key));
}
