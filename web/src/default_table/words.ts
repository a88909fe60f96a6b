import { Said } from "$lib/i18n/words";

/** The texts of this kind of table, for all games. */
export const own = new Said(
  import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default", eager: true }),
);
export const { say } = own;
