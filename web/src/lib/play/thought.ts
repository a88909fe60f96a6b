import type { ClockReading } from "$lib/protocol";

/** How long the decision that is owed has been thought about here, without the time that messages were under way. */
export class Thought {
  private since: number | null = null;
  private heard: number | null = null;

  /** What the own clock shows after event `number`, which was heard of at `now`; `news` if it was heard of as it happened. */
  hear(reading: ClockReading | null, number: number, news: boolean, now: number): void {
    const since = reading?.since ?? null;
    if (since !== null && since === this.since) return;
    this.since = since;
    this.heard = news && since === number ? now : null;
  }

  /** Milliseconds; `null` where nobody here knows when the clock began to run, and the server's word has to do. */
  until(now: number): number | null {
    return this.heard === null ? null : Math.round(now - this.heard);
  }
}
