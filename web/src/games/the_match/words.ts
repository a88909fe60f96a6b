import { saidAtTable } from "$lib/i18n/tablewords";

export const said = saidAtTable("the_match");
export const { say } = said;
