import { filesOf, GameSaid } from "./gamewords";

/** The texts about games on the front page. A table loads the other texts. */
const files = import.meta.glob<string>("../../../../src/matchwood/cardgames/*/words/*.ftl", {
  query: "?front",
  import: "default",
  eager: true,
});

export function frontOf(key: string): GameSaid {
  return new GameSaid(key, filesOf(files, key));
}
