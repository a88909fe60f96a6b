import { CallFailed } from "../api";
import type { Problem } from "../protocol";
import { i18n } from "./index.svelte";

/** An error in the words of the reader; the server's own words where there are no others. */
export function explain(error: unknown): string {
  const { errors } = i18n.text;
  if (!(error instanceof CallFailed)) return errors.unknown;
  return explainProblem(error.problem);
}

export function explainProblem({ code, message, retry_after }: Problem): string {
  const { errors } = i18n.text;
  const words = i18n.lookup<string | ((seconds: number) => string)>(errors, code);
  if (typeof words === "function") return words(retry_after ?? 1);
  return words ?? (message || errors.unknown);
}
