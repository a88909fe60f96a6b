import { saidAtTable } from "$lib/i18n/tablewords";

export const said = saidAtTable("tycoon");
export const { say } = said;
