import { i18n } from "$lib/i18n/index.svelte";
import { de } from "./de";
import { en } from "./en";

const dictionaries = { de, en };

/** This game's words in the chosen language; reading it inside a component follows a change of language. */
export function words() {
  return dictionaries[i18n.language];
}
