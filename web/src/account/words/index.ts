import { i18n } from "$lib/i18n/index.svelte";
import { de } from "./de";
import { en } from "./en";

const dictionaries = { de, en };

/** The words of accounts, in the chosen language; they are not loaded before somebody asks for them. */
export function words() {
  return dictionaries[i18n.language];
}
