import { CallFailed } from "./api";

/** So long after an answer that did not come it may be worth another try. */
const REST = 1_000;

/** Ask, and once more if no answer came. For what may be asked twice: the first question may have arrived. */
export async function insisted<T>(
  ask: () => Promise<T>,
  later: (run: () => void, ms: number) => unknown = setTimeout,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof CallFailed && error.problem.code === "unreachable")) throw error;
    await new Promise<void>((resolve) => later(resolve, REST));
    return ask();
  }
}
