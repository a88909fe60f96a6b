import { byLanguage, Words, type Values } from "./fluent";
import { firstTexts, i18n } from "./i18n.svelte";

/** A keyboard shortcut. `key` is the label of the key, `does` its effect. */
export type KeyWords = { key: string; does: string };

/** The text of a file, or a function that loads it. */
export type File = string | (() => Promise<string>);

/** Texts in the current language. Components update when the language changes. */
export class Said {
  private readonly files: Record<string, File>;
  private readonly spoken = new Map<string, Words>();

  /** The keys of `files` are paths, which end with the language. */
  constructor(files: Record<string, File>) {
    this.files = byLanguage(files);
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

  /** Wait for `loading` and for the texts in the current language. Each later change of language loads the texts first. */
  async with<T>(loading: Promise<T>): Promise<T> {
    const [loaded] = await Promise.all([loading, this.learn(i18n.language)]);
    i18n.teach(this);
    return loaded;
  }

  knows(language: string): boolean {
    return typeof this.files[language] !== "function";
  }

  async learn(language: string): Promise<void> {
    const file = this.files[language];
    if (typeof file !== "function") return;
    this.files[language] = await file();
    this.spoken.delete(language);
  }

  private get texts(): Record<string, string> {
    const loaded = Object.entries(this.files).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    return Object.fromEntries(loaded);
  }
}

/** The texts of all pages. Folders with own texts use these as `common.say`. */
export const common = new Said(firstTexts("page"));
i18n.teach(common);
export const { say } = common;
