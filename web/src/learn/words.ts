import { Said } from "$lib/i18n/words";

/** What is said around lessons; their own sentences are among the words of their games. */
export const { say } = new Said(
  import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default", eager: true }),
);
