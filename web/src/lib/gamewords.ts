import { i18n } from "./i18n/index.svelte";
import type { OptionValue } from "./protocol";

/** `note` explains the rule in a line. */
type OptionWords = { title: string; note?: string; values: Record<string, string> };

export type Options = Record<string, unknown>;

/** A sentence that follows the house rules of a table and how many play there; empty where it has nothing to say. */
export type Sentence = string | ((options: Options, players: number) => string);

export function told(sentence: Sentence, { options, players }: Setting): string {
  return typeof sentence === "string" ? sentence : sentence(options, players);
}

/** What the sentences about a table depend on. */
export type Setting = { players: number; options: Options };

/** The words that the generic pages need of a game. */
export type GameWords = {
  title: string;
  about: string;
  options: Record<string, OptionWords>;
};

/** A rule without words of its own is still shown under the name that the server uses. */
export function optionTitle(words: GameWords, key: string): string {
  return i18n.lookup(words.options, key)?.title ?? key;
}

export function optionNote(words: GameWords, key: string): string | undefined {
  return i18n.lookup(words.options, key)?.note;
}

export function valueLabel(words: GameWords, key: string, value: OptionValue | null): string {
  const labels = i18n.lookup(words.options, key)?.values ?? {};
  return i18n.lookup(labels, String(value)) ?? String(value);
}
