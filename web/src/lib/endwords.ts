import { filesOf, GameSaid } from "./gamewords";

/** What our games say of how they ended: nobody needs it before. */
const files = import.meta.glob<string>("../../../src/matchwood/cardgames/*/words/*.ftl", {
  query: "?ending",
  import: "default",
});

/** What is said of how this game ended. */
export function saidAtEnd(key: string): GameSaid {
  return new GameSaid(key, filesOf(files, key));
}
