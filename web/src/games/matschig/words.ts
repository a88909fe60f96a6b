import { saidAtTable } from "$lib/i18n/tablewords";

export const said = saidAtTable("matschig");
export const { say } = said;
