import { GameSaid } from "$lib/gamewords";

/** What is said of this game, on the page and in the terminal. */
export const said = new GameSaid(
  "matchmaster",
  import.meta.glob<string>("../../../../src/matchwood/cardgames/matchmaster/words/*.ftl", {
    query: "?table",
    import: "default",
    eager: true,
  }),
);
export const { say } = said;
