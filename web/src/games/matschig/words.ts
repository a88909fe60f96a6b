import { GameSaid } from "$lib/gamewords";

/** What is said of this game, on the page and in the terminal. */
export const said = new GameSaid(
  "matschig",
  import.meta.glob<string>("../../../../src/matchwood/cardgames/matschig/words/*.ftl", {
    query: "?table",
    import: "default",
    eager: true,
  }),
);
export const { say } = said;
