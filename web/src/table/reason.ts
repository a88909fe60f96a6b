/** Why a move or press is not allowed, with the paragraphs of the rules that forbid it. */
export type Reason = { text: string; paragraphs: string[] };

/** Return the paragraphs of the rules that a refusal names. */
export function paragraphsIn(refusal: { rule?: unknown } | null | undefined): string[] {
  return typeof refusal?.rule === "string" ? refusal.rule.split(", ") : [];
}
