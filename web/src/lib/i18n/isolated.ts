/** Letters that are written from right to left, in the blocks that Unicode keeps for them. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE. */
const [BEGIN, END] = ["\u2068", "\u2069"];

/**
 * A name that leaves the order of the sentence around it alone.
 *
 * In "Ada, יוסף 2" the number would be drawn before the name. A name without letters from right to left stays as it is.
 */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) && !text.includes(BEGIN) ? `${BEGIN}${text}${END}` : text;
}
