import { saidAtTable } from "$lib/i18n/tablewords";

/** What is said of this game, on the page and in the terminal. */
export const said = saidAtTable("tycoon");
export const { say } = said;
