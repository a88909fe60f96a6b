import { byLanguage } from "./fluent";
import { filesOf, GameSaid } from "./gamewords";
import { i18n } from "./i18n.svelte";

/** A file for each language, with English for missing translations. */
const files = import.meta.glob<string>("../../../../src/matchwood/cardgames/*/words/*.ftl", {
  query: "?table",
  import: "default",
});

/** The texts at the tables of a game, loaded for one language at a time: few people need two. */
export class TableSaid extends GameSaid {
  private readonly loads: Record<string, () => Promise<string>>;

  constructor(key: string, said: Record<string, () => Promise<string>> = files) {
    super(key, {});
    this.loads = byLanguage(filesOf(said, key));
  }

  /** Wait for `loading` and for the texts in the current language. Each later change of language loads the texts first. */
  async with<T>(loading: Promise<T>): Promise<T> {
    const [loaded] = await Promise.all([loading, this.learn(i18n.language)]);
    i18n.teach(this);
    return loaded;
  }

  knows(language: string): boolean {
    return Object.hasOwn(this.texts, language) || !Object.hasOwn(this.loads, language);
  }

  async learn(language: string): Promise<void> {
    if (!this.knows(language)) this.texts[language] = await this.loads[language]!();
  }
}

const games = new Map<string, TableSaid>();

export function saidAtTable(key: string): TableSaid {
  const said = games.get(key) ?? new TableSaid(key);
  games.set(key, said);
  return said;
}
