/** Why something may not be done, and the paragraphs of the rules that say so. */
export type Reason = { text: string; paragraphs: string[] };

/** The paragraphs that a game's contract names with a refusal. */
export function paragraphsIn(refusal: { rule?: unknown } | null | undefined): string[] {
  return typeof refusal?.rule === "string" ? refusal.rule.split(", ") : [];
}
