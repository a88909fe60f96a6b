import { i18n } from "$lib/i18n/index.svelte";
import { de } from "./de";
import { en } from "./en";

const dictionaries = { de, en };

/** The words of cards that are shown to those who watch, in the chosen language. */
export function words() {
  return dictionaries[i18n.language];
}
