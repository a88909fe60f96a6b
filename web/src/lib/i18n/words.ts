import { byLanguage, Words, type Values } from "./fluent";
import { i18n, texts } from "./i18n.svelte";

/** A key of the keyboard, as it is written there. */
export type KeyWords = { key: string; does: string };

/** Fluent files in the language of the reader. Whoever reads here inside a component follows a change of language. */
export class Said {
  protected readonly texts: Record<string, string>;
  private readonly spoken = new Map<string, Words>();

  /** `files` are the texts by their paths, which end with the language. */
  constructor(files: Record<string, string>) {
    this.texts = byLanguage(files);
  }

  get now(): Words {
    const { language } = i18n;
    const words = this.spoken.get(language) ?? new Words(this.texts, language);
    this.spoken.set(language, words);
    return words;
  }

  /** A message, filled in. */
  readonly say = (name: string, values: Values = {}): string => this.now.say(name, values);

  /** What the messages `key-…` say of keys, in the order of the file. */
  keys(values: Values = {}): KeyWords[] {
    const { now } = this;
    const names = now.after("key-").filter((name) => !name.includes("."));
    return names.map((name) => ({
      key: now.say(`key-${name}.key`, values),
      does: now.say(`key-${name}`, values),
    }));
  }
}

/** What every page may say. A folder with words of its own says those, and `common.say` these. */
export const common = new Said(texts);
export const { say } = common;
