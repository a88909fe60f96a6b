import { Said } from "$lib/i18n/words";

export const { say } = new Said(
  import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default", eager: true }),
);
