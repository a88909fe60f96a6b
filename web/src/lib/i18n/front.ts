import { filesOf, GameSaid } from "./gamewords";

/** The texts about games on the front page. Other texts are loaded with a table. */
const files = import.meta.glob<string>("../../../../src/matchwood/cardgames/*/words/*.ftl", {
  query: "?front",
  import: "default",
  eager: true,
});

export function frontOf(key: string): GameSaid {
  return new GameSaid(key, filesOf(files, key));
}
