import { byLanguage, FALLBACK } from "./fluent";
import { remembered } from "$lib/remembered";

/** The texts of the first page: those of the page itself under `page`, and those of each game. A new file adds a language. */
const first = byLanguage(
  import.meta.glob<Record<string, string>>("../words/*.ftl", { query: "?first", import: "default" }),
);
export const languages = Object.keys(first).sort();

/** Return functions that load these texts, by language. */
export function firstTexts(name: string): Record<string, () => Promise<string>> {
  const loads = Object.entries(first).map(([language, load]) => [
    language,
    async () => (await load())[name] ?? "",
  ]);
  return Object.fromEntries(loads) as Record<string, () => Promise<string>>;
}

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
    if ([...this.learners].every((learner) => learner.knows(language))) this.speak(language);
    // Texts that fail to load stay in the old language.
    else
      void this.learn(language).then(() => {
        if (this.wanted === language) this.speak(language);
      });
  }

  /** Load the missing texts of all learners in this language. */
  async learn(language: string): Promise<void> {
    await Promise.allSettled([...this.learners].map((learner) => learner.learn(language)));
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
