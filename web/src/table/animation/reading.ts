import type { Beat } from "$lib/animation/queue";

/** How long a learner looks for what a sentence is about, in milliseconds. */
const LOOK_MS = 900;
/** How long a learner reads each letter, in milliseconds. */
const LETTER_MS = 45;

/** The moments of a happening, with a pause behind them if they are too short to read the sentence that tells of it. */
export function readable(beats: Beat[], sentence: string): Beat[] {
  const shown = beats.reduce((sum, { ms }) => sum + ms, 0);
  const pause = LOOK_MS + LETTER_MS * sentence.length - shown;
  return sentence && pause > 0 ? [...beats, { run: () => {}, ms: pause }] : beats;
}
