import { CallFailed } from "./api";
import { randomKey } from "./follow";

/** The key under which something is asked for: the same again as long as no answer came, so that it is done once. */
export class Unanswered {
  private last: { wish: string; key: string } | null = null;

  keyOf(wish: unknown): string {
    const text = JSON.stringify(wish);
    if (this.last?.wish !== text) this.last = { wish: text, key: randomKey() };
    return this.last.key;
  }

  /** An answer came: who asks for the same wants it once more. */
  answered(): void {
    this.last = null;
  }
}

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
