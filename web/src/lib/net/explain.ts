import { CallFailed } from "./api";
import type { Problem } from "$lib/protocol";
import { common, say } from "$lib/i18n/words";

/** From this number of seconds, the page shows waiting times in minutes. */
const MINUTES_FROM_SECONDS = 100;

/** Return the text of an error, or the server's text if there is no translation. */
export function explain(error: unknown): string {
  return error instanceof CallFailed ? explainProblem(error.problem) : say("error-unknown");
}

export function explainProblem({ code, message, retry_after, reason, character }: Problem): string {
  const seconds = retry_after ?? 1;
  const minutes = seconds < MINUTES_FROM_SECONDS ? 0 : Math.ceil(seconds / 60);
  const until = new Date(Date.now() + 1000 * seconds);
  const values = { seconds, minutes, until, ...nameFault(reason, character) };
  return common.now.sayIfKnown(`error-${code}`, values) ?? (message || say("error-unknown"));
}

/** Return why the server refused a name. `code` is the refused character, for example “U+0640”. */
function nameFault(reason: Problem["reason"], code = "") {
  const character = code && String.fromCodePoint(Number.parseInt(code.slice(2), 16));
  return { reason: reason ?? "other", code, character };
}
