/** The Unicode blocks of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE. */
const [BEGIN, END] = ["\u2068", "\u2069"];

/**
 * Return a name in marks that keep the order of the sentence. In "Ada, יוסף 2", a browser would draw the number before the
 * name.
 */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) && !text.includes(BEGIN) ? `${BEGIN}${text}${END}` : text;
}
