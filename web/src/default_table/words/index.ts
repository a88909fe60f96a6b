import { i18n } from "$lib/i18n/index.svelte";
import { de } from "./de";
import { en } from "./en";

const dictionaries = { de, en };

/** What is said at every table of this kind, whatever the game, in the chosen language. */
export function words() {
  return dictionaries[i18n.language];
}
