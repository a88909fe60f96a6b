import type { Beat } from "$lib/animation/queue";

/** Time in which a learner finds the part of the table that a sentence describes, in milliseconds. */
const LOOK_MS = 900;
const LETTER_MS = 45;

/** Append a pause if the animation steps of a happening are too short to read its sentence. */
export function readable(beats: Beat[], sentence: string): Beat[] {
  const shown = beats.reduce((sum, { ms }) => sum + ms, 0);
  const pause = LOOK_MS + LETTER_MS * sentence.length - shown;
  return sentence && pause > 0 ? [...beats, { run: () => {}, ms: pause }] : beats;
}
