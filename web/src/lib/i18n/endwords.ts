import { filesOf, GameSaid } from "./gamewords";

/** The texts about results. The page loads them when a game ends. */
const files = import.meta.glob<string>("../../../../src/matchwood/cardgames/*/words/*.ftl", {
  query: "?ending",
  import: "default",
});

export function saidAtEnd(key: string): GameSaid {
  return new GameSaid(key, filesOf(files, key));
}
