import { byLanguage, FALLBACK } from "./fluent";
import { remembered } from "$lib/remembered";

/** The texts of the page, without those of the games. A new file adds a language. */
export const texts = byLanguage(
  import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default", eager: true }),
);
export const languages = Object.keys(texts).sort();

/** A shared link ends with "?lang=de". The page opens in this language without remembering it. */
function preferred(): string {
  const shared = location.search.slice("?lang=".length);
  for (const wish of [shared, remembered.get("language") ?? "", ...navigator.languages]) {
    const [language = ""] = wish.toLowerCase().split("-");
    if (languages.includes(language)) return language;
  }
  return FALLBACK;
}

/** Texts that the page loads for one language at a time. */
type Learner = { knows: (language: string) => boolean; learn: (language: string) => Promise<void> };

class I18n {
  language = $state(preferred());
  private wanted = this.language;
  private readonly learners = new Set<Learner>();

  constructor() {
    document.documentElement.lang = this.language;
  }

  /** Let `learner` load its texts before each change of language. */
  teach(learner: Learner): void {
    this.learners.add(learner);
  }

  use(language: string): void {
    remembered.set("language", language);
    this.wanted = language;
    const loading = [...this.learners].filter((learner) => !learner.knows(language));
    if (loading.length === 0) this.speak(language);
    // Texts that fail to load stay in the old language.
    else
      void Promise.allSettled(loading.map((learner) => learner.learn(language))).then(() => {
        if (this.wanted === language) this.speak(language);
      });
  }

  /** The locale of dates: the device's variant of the language if it has one. */
  get region(): string {
    const spoken = navigator.languages.find((one) => one.toLowerCase().split("-")[0] === this.language);
    return spoken ?? this.language;
  }

  private speak(language: string): void {
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const i18n = new I18n();
