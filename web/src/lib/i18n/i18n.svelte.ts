import { byLanguage, FALLBACK } from "./fluent";
import { remembered } from "$lib/remembered";

/** What the page says, whatever the game: who adds a file adds a language. */
export const texts = byLanguage(
  import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default", eager: true }),
);
export const languages = Object.keys(texts).sort();

function preferred(): string {
  for (const wish of [remembered.get("language") ?? "", ...navigator.languages]) {
    const [language = ""] = wish.toLowerCase().split("-");
    if (languages.includes(language)) return language;
  }
  return FALLBACK;
}

/** Words that have to be loaded for each language. */
type Learner = { knows: (language: string) => boolean; learn: (language: string) => Promise<void> };

class I18n {
  language = $state(preferred());
  private wanted = this.language;
  private readonly learners = new Set<Learner>();

  constructor() {
    document.documentElement.lang = this.language;
  }

  /** From now on no language is spoken before these words are there in it. */
  teach(learner: Learner): void {
    this.learners.add(learner);
  }

  use(language: string): void {
    remembered.set("language", language);
    this.wanted = language;
    const loading = [...this.learners].filter((learner) => !learner.knows(language));
    if (loading.length === 0) this.speak(language);
    // What does not come is said as before; the rest is said in the new language all the same.
    else
      void Promise.allSettled(loading.map((learner) => learner.learn(language))).then(() => {
        if (this.wanted === language) this.speak(language);
      });
  }

  /** How dates are written: as the device does where it speaks this language. */
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
