import { FALLBACK } from "../lib/i18n/fluent.ts";

/** The rules of a game in one language, as the page shows them. */
export type Rulebook = {
  title: string;
  /** Its parts, by their anchors. */
  parts: { id: string; title: string }[];
  /** All below the title. Links within it are anchors alone: whoever shows it knows its address. */
  html: string;
};

/** Which game, and in which language, a page of docs/ tells the rules of; `null` where it is another page. */
export function placeOf(page: string): { game: string; language: string } | null {
  const found = /(?:^|\/)docs\/(?:(\w+)\/)?rules\/(\w+)\.md$/.exec(page);
  return found && { language: found[1] ?? FALLBACK, game: found[2]! };
}

/** Where the rules of a game stand: in the reader's language, or in this one. A paragraph has one name in all of them. */
export function addressOf(game: string, language?: string): string {
  return ["", "rules", game, ...(language ? [language] : [])].join("/");
}
