import { Said } from "$lib/i18n/words";

/** The texts around lessons. Each game contains the texts of its own lessons. */
export const { say } = new Said(
  import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default", eager: true }),
);
