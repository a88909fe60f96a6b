import { CallFailed } from "./api";
import type { Problem } from "$lib/protocol";
import { common, say } from "$lib/i18n/words";

/** From this number of seconds, the page shows waiting times in minutes. */
const MINUTES_FROM_SECONDS = 100;

type Explain = (code: string) => string | null;

/** The texts of errors that only one part of the page can cause. */
const parts: Explain[] = [];

/** Let a part of the page explain its own errors. `explain` returns `null` for other errors. */
export function explainAlso(explain: Explain): void {
  parts.push(explain);
}

/** Return the text of an error, or the server's text if there is no translation. */
export function explain(error: unknown): string {
  return error instanceof CallFailed ? explainProblem(error.problem) : say("error-unknown");
}

export function explainProblem({ code, message, retry_after, reason, character }: Problem): string {
  const seconds = retry_after ?? 1;
  const minutes = seconds < MINUTES_FROM_SECONDS ? 0 : Math.ceil(seconds / 60);
  const until = new Date(Date.now() + 1000 * seconds);
  const values = { seconds, minutes, until, ...nameFault(reason, character) };
  const known = common.now.sayIfKnown(`error-${code}`, values);
  return known ?? (parts.map((part) => part(code)).find(Boolean) || message || say("error-unknown"));
}

/** Return why the server refused a name. `code` is the refused character, for example “U+0640”. */
function nameFault(reason: Problem["reason"], code = "") {
  const character = code && String.fromCodePoint(Number.parseInt(code.slice(2), 16));
  return { reason: reason ?? "other", code, character };
}
