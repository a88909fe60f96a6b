import { byLanguage, Words, type Values } from "./fluent";
import { i18n, texts } from "./i18n.svelte";

/** Fluent files by their paths, which end with the language: the text of each, or how it is loaded. */
export type Files = Record<string, string | (() => Promise<string>)>;

/** A key of the keyboard, as it is written there. */
export type KeyWords = { key: string; does: string };

/**
 * What is said in the language of the reader. Whoever reads here inside a component follows a change of language. Files that
 * are loaded come one language at a time, since few people need two; each has English where it lacks a message.
 */
export class Said {
  private readonly files: Files;
  private readonly texts: Record<string, string> = {};
  private readonly spoken = new Map<string, Words>();

  constructor(files: Files) {
    this.files = byLanguage(files);
    for (const [language, file] of Object.entries(this.files))
      if (typeof file === "string") this.texts[language] = file;
  }

  /** What is loaded, once the words in the reader's language are there as well. From then on they follow that language. */
  async with<T>(loading: T | Promise<T>): Promise<T> {
    const [loaded] = await Promise.all([loading, this.learn(i18n.language)]);
    i18n.teach(this);
    return loaded;
  }

  knows(language: string): boolean {
    return Object.hasOwn(this.texts, language) || !Object.hasOwn(this.files, language);
  }

  async learn(language: string): Promise<void> {
    const file = this.files[language];
    if (typeof file === "function") this.texts[language] ??= await file();
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
