import { CallFailed } from "./api";
import type { Problem } from "./protocol";
import { common, say } from "./words";

/** Fewer seconds than these are told as seconds. */
const SOON = 100;

/** An error in the words of the reader; the server's own words where there are no others. */
export function explain(error: unknown): string {
  return error instanceof CallFailed ? explainProblem(error.problem) : say("error-unknown");
}

export function explainProblem({ code, message, retry_after }: Problem): string {
  const seconds = retry_after ?? 1;
  const minutes = seconds < SOON ? 0 : Math.ceil(seconds / 60);
  const until = new Date(Date.now() + 1000 * seconds);
  return (
    common.now.sayIfKnown(`error-${code}`, { seconds, minutes, until }) ?? (message || say("error-unknown"))
  );
}
