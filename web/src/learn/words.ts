import { Said } from "$lib/i18n/words";

/** The texts around lessons. The lessons' own texts are among those of their games. */
export const { say } = new Said(
  import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default", eager: true }),
);
