import { i18n } from "$lib/i18n/index.svelte";
import type { Phrase, Spoken } from "$lib/protocol";

/** What is often said, in the order in which it is offered. */
export const PHRASES: Phrase[] = [
  "hello",
  "good_luck",
  "well_played",
  "thanks",
  "sorry",
  "moment",
  "your_turn",
  "hurry",
  "again",
  "bye",
];

/** What somebody said, in the words of the reader. */
export function lineOf({ phrase, text }: Spoken): string {
  if (phrase === null) return text ?? "";
  return i18n.lookup<string>(i18n.text.talk.phrases, phrase) ?? phrase;
}
