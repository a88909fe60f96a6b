import { FALLBACK } from "../lib/i18n/fluent.ts";

export type Rulebook = {
  title: string;
  parts: { id: string; title: string }[];
  /** The text below the title. Links contain only anchors, and the page adds the address. */
  html: string;
};

/** Return the game and language of a rules page in docs/, or `null` for another page. */
export function placeOf(page: string): { game: string; language: string } | null {
  const found = /(?:^|\/)docs\/(?:(\w+)\/)?rules\/(\w+)\.md$/.exec(page);
  return found && { language: found[1] ?? FALLBACK, game: found[2]! };
}

/**
 * Return the address of a game's rules. Without `language`, the page uses the reader's language. Paragraphs have the
 * same anchors in all languages.
 */
export function addressOf(game: string, language?: string): string {
  return ["", "rules", game, ...(language ? [language] : [])].join("/");
}
