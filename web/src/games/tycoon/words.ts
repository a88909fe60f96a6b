import { GameSaid } from "$lib/gamewords";

/** What is said of this game, on the page and in the terminal. */
export const said = new GameSaid(
  "tycoon",
  import.meta.glob<string>("../../../../src/matchwood/cardgames/tycoon/words/*.ftl", {
    query: "?table",
    import: "default",
    eager: true,
  }),
);
export const { say } = said;
