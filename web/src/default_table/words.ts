import { Said } from "$lib/i18n/words";

/** What is said at every table of this kind, whatever the game. */
export const own = new Said(
  import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default", eager: true }),
);
export const { say } = own;
