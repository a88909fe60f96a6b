import type { ClockReading } from "$lib/protocol";

/** Measures the thinking time here, without the time that messages need. */
export class Thought {
  private since: number | null = null;
  private heard: number | null = null;

  /** Read the player's clock after event `number`, which arrived at `now`. `news` is whether it arrived as it happened. */
  hear(reading: ClockReading | null, number: number, news: boolean, now: number): void {
    const since = reading?.since ?? null;
    if (since !== null && since === this.since) return;
    this.since = since;
    this.heard = news && since === number ? now : null;
  }

  /** Return milliseconds, or `null` if this page missed the start and the server's time counts. */
  until(now: number): number | null {
    return this.heard === null ? null : Math.round(now - this.heard);
  }
}
