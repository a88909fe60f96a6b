import type { OwnAttempt } from "$lib/wire";

const MATCHES = 10;

/**
 * Return ten matches without spoilers: the burnt ones are the share of decisions with a clear mistake. Before the analysis, the
 * text is empty.
 */
export function matchesOf({ decisions, mistakes }: Pick<OwnAttempt, "decisions" | "mistakes">): string {
  if (!decisions || mistakes === null || mistakes === undefined) return "";
  const share = Math.round((MATCHES * mistakes) / decisions);
  const burnt = mistakes ? Math.min(MATCHES, Math.max(1, share)) : 0;
  return "🔥".repeat(MATCHES - burnt) + "⚫".repeat(burnt);
}
