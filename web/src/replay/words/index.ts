import { i18n } from "$lib/i18n/index.svelte";
import { de } from "./de";
import { en } from "./en";

const dictionaries = { de, en };

/** The words of looking back, in the chosen language; they are not loaded before somebody does. */
export function words() {
  return dictionaries[i18n.language];
}
