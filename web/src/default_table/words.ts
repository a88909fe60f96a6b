import { Said } from "$lib/i18n/words";

/** The texts that all games at the default table share. */
export const own = new Said(
  import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default", eager: true }),
);
export const { say } = own;
