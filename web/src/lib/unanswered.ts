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
