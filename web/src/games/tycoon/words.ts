import { saidAtTable } from "$lib/i18n/tablewords";

/** The texts of this game for the page and the terminal. */
export const said = saidAtTable("tycoon");
export const { say } = said;
