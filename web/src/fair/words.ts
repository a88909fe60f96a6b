import { Said } from "$lib/i18n/words";

/** The texts about checking deals. */
export const { say } = new Said(
  import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default", eager: true }),
);
