import { CallFailed } from "./api";
import type { Problem } from "$lib/protocol";
import { common, say } from "$lib/i18n/words";

/** Fewer seconds than these are told as seconds. */
const SOON = 100;

/** An error in the words of the reader; the server's own words where there are no others. */
export function explain(error: unknown): string {
  return error instanceof CallFailed ? explainProblem(error.problem) : say("error-unknown");
}

export function explainProblem({ code, message, retry_after, reason, character }: Problem): string {
  const seconds = retry_after ?? 1;
  const minutes = seconds < SOON ? 0 : Math.ceil(seconds / 60);
  const until = new Date(Date.now() + 1000 * seconds);
  const values = { seconds, minutes, until, ...nameFault(reason, character) };
  return common.now.sayIfKnown(`error-${code}`, values) ?? (message || say("error-unknown"));
}

/** What is wrong with a name; `code` is the character's, as in "U+0640". */
function nameFault(reason: Problem["reason"], code = "") {
  const character = code && String.fromCodePoint(Number.parseInt(code.slice(2), 16));
  return { reason: reason ?? "other", code, character };
}
