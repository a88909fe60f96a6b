import { saidAtTable } from "$lib/i18n/tablewords";

export const said = saidAtTable("matchmaster");
export const { say } = said;
