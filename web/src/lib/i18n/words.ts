import { byLanguage, Words, type Values } from "./fluent";
import { i18n, texts } from "./i18n.svelte";

/** A keyboard shortcut. `key` is the label of the key, `does` its effect. */
export type KeyWords = { key: string; does: string };

/** Texts in the current language. Components update when the language changes. */
export class Said {
  protected readonly texts: Record<string, string>;
  private readonly spoken = new Map<string, Words>();

  /** The keys of `files` are paths, which end with the language. */
  constructor(files: Record<string, string>) {
    this.texts = byLanguage(files);
  }

  get now(): Words {
    const { language } = i18n;
    const words = this.spoken.get(language) ?? new Words(this.texts, language);
    this.spoken.set(language, words);
    return words;
  }

  readonly say = (name: string, values: Values = {}): string => this.now.say(name, values);

  /** Return the keyboard shortcuts in the messages `key-…`. */
  keys(values: Values = {}): KeyWords[] {
    const { now } = this;
    const names = now.after("key-").filter((name) => !name.includes("."));
    return names.map((name) => ({
      key: now.say(`key-${name}.key`, values),
      does: now.say(`key-${name}`, values),
    }));
  }
}

/** The texts of all pages. Folders with own texts use these as `common.say`. */
export const common = new Said(texts);
export const { say } = common;
