import { filesOf, GameSaid } from "./gamewords";

/** What is said at the tables of our games. */
const files = import.meta.glob<string>("../../../src/matchwood/cardgames/*/words/*.ftl", {
  query: "?table",
  import: "default",
});

const games = new Map<string, GameSaid>();

/** The words of this game's tables, the same for all that ask. */
export function saidAtTable(key: string): GameSaid {
  const said = games.get(key) ?? new GameSaid(key, filesOf(files, key));
  games.set(key, said);
  return said;
}
