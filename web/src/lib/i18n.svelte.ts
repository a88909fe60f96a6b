import { byLanguage, FALLBACK } from "./fluent";
import { remembered } from "./remembered";

/** What the page says, whatever the game: who adds a file adds a language. */
export const texts = byLanguage(
  import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default", eager: true }),
);
export const languages = Object.keys(texts).sort();

function preferred(): string {
  for (const wish of [remembered.get("language") ?? "", ...navigator.languages]) {
    const [language = ""] = wish.toLowerCase().split("-");
    if (languages.includes(language)) return language;
  }
  return FALLBACK;
}

class I18n {
  language = $state(preferred());

  constructor() {
    document.documentElement.lang = this.language;
  }

  use(language: string): void {
    this.language = language;
    document.documentElement.lang = language;
    remembered.set("language", language);
  }
}

export const i18n = new I18n();
