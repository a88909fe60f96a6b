import { GameSaid } from "$lib/gamewords";

/** What is said of this game, on the page and in the terminal. */
export const said = new GameSaid(
  "the_match",
  import.meta.glob<string>("../../../../src/matchwood/cardgames/the_match/words/*.ftl", {
    query: "?table",
    import: "default",
    eager: true,
  }),
);
export const { say } = said;
