import { filesOf, GameSaid } from "./gamewords";

/** A file for each language, with English for missing translations. */
const files = import.meta.glob<string>("../../../../src/matchwood/cardgames/*/words/*.ftl", {
  query: "?table",
  import: "default",
});

const games = new Map<string, GameSaid>();

/** The texts at the tables of a game, loaded for one language at a time: few people need two. */
export function saidAtTable(key: string): GameSaid {
  const said = games.get(key) ?? new GameSaid(key, filesOf(files, key));
  games.set(key, said);
  return said;
}
