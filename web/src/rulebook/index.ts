import { FALLBACK } from "$lib/i18n/fluent";
import { placeOf, type Rulebook } from "./place";

type Load = () => Promise<Rulebook>;

const files = import.meta.glob<Rulebook>(["../../../docs/rules/*.md", "../../../docs/*/rules/*.md"], {
  query: "?rulebook",
  import: "default",
});

const books = new Map<string, Map<string, Load>>();
for (const [path, load] of Object.entries(files)) {
  const { game, language } = placeOf(path)!;
  books.set(game, (books.get(game) ?? new Map<string, Load>()).set(language, load));
}

/** Whether this page has the rules of a game. Other packages bring no rules for this page. */
export function hasRulebook(game: string): boolean {
  return books.has(game);
}

export function rulebook(game: string, language: string): { language: string; load: Load } | null {
  const known = books.get(game);
  const spoken = known?.has(language) ? language : FALLBACK;
  const load = known?.get(spoken);
  return load ? { language: spoken, load } : null;
}
