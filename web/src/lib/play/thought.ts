import type { ClockReading } from "$lib/protocol";

/** Measures the thinking time in the browser, so that the time for messages does not count. */
export class Thought {
  private since: number | null = null;
  private heard: number | null = null;

  /**
   * Note the player's clock after event `number`, which arrived at `now`. `news` is false for a whole table, whose event may be
   * old.
   */
  hear(reading: ClockReading | null, number: number, news: boolean, now: number): void {
    const since = reading?.since ?? null;
    if (since !== null && since === this.since) return;
    this.since = since;
    this.heard = news && since === number ? now : null;
  }

  /**
   * Return the thinking time in milliseconds. `null` if this page missed the start, so that the server's measurement counts.
   */
  until(now: number): number | null {
    return this.heard === null ? null : Math.round(now - this.heard);
  }
}
