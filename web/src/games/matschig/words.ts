import { saidAtTable } from "$lib/tablewords";

/** What is said of this game, on the page and in the terminal. */
export const said = saidAtTable("matschig");
export const { say } = said;
