import { remembered } from "../remembered";
import { de } from "./de";
import { en } from "./en";

export const languages = ["de", "en"] as const;
export type Language = (typeof languages)[number];

/** The same shape with other words: a missing or extra key is a compile error. */
export type Words<T> = {
  [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...given: infer G) => string
      ? (...given: G) => string
      : Words<T[K]>;
};

const dictionaries: Record<Language, Words<typeof en>> = { de, en };

function preferred(): Language {
  const stored = remembered.get("language");
  for (const wish of [stored ?? "", ...navigator.languages]) {
    const found = languages.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

class I18n {
  language = $state<Language>(preferred());
  text = $derived(dictionaries[this.language]);

  constructor() {
    document.documentElement.lang = this.language;
  }

  use(language: Language): void {
    this.language = language;
    document.documentElement.lang = language;
    remembered.set("language", language);
  }

  /** An entry for a key that only the server knows; `undefined` when there are no words for it yet. */
  lookup<T>(entries: Record<string, T>, key: string): T | undefined {
    return Object.hasOwn(entries, key) ? entries[key] : undefined;
  }
}

export const i18n = new I18n();
