import { isolated } from "$lib/i18n/isolated";
import type { Standing } from "$lib/protocol";
import { say } from "$lib/i18n/words";

/** Return a player's rating as a full text. The text is empty for a player without an account. */
export function standingOf({ standing }: { standing: Standing | null }): string {
  if (!standing) return "";
  const { rating, uncertainty } = standing;
  return standing.new
    ? say("rating-none")
    : say("rating-rated", { rating: say("rating-value", { rating, uncertainty }) });
}

export function rated(name: string, standing: Standing | null | undefined): string {
  const person = isolated(name);
  if (!standing) return person;
  const { rating, uncertainty } = standing;
  return `${person} (${standing.new ? say("rating-new") : say("rating-value", { rating, uncertainty })})`;
}
