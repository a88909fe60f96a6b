import { Said } from "$lib/i18n/words";

/** The texts around lessons. The games contain the texts of the lessons. */
export const { say } = new Said(
  import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default", eager: true }),
);
