import { CallFailed } from "./api";
import { randomKey } from "./follow";

/** The key of a request. A repeated request has the same key until an answer comes, so that the server acts once. */
export class Unanswered {
  private last: { wish: string; key: string } | null = null;

  keyOf(wish: unknown): string {
    const text = JSON.stringify(wish);
    if (this.last?.wish !== text) this.last = { wish: text, key: randomKey() };
    return this.last.key;
  }

  answered(): void {
    this.last = null;
  }
}

const RETRY_MS = 1_000;

/** Send a request, and repeat it once if no answer comes. The server must accept that the request arrives twice. */
export async function insisted<T>(
  ask: () => Promise<T>,
  later: (run: () => void, ms: number) => unknown = setTimeout,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof CallFailed && error.problem.code === "unreachable")) throw error;
    await new Promise<void>((resolve) => later(resolve, RETRY_MS));
    return ask();
  }
}
