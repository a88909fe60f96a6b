import { i18n } from "$lib/i18n/index.svelte";
import { front as de } from "./front.de";
import { front as en } from "./front.en";

const dictionaries = { de, en };

/** The words that the pages around the table need. */
export function front() {
  return dictionaries[i18n.language];
}
