import { api } from "$lib/net/api";
import type { Change, Settlement } from "$lib/protocol";

/**
 * Delays between requests, in milliseconds. The server computes ratings shortly after the game, or later under load.
 */
const RETRY_AFTER = [200, 600, 1500, 4000, 10_000, 30_000];

export class Settling {
  found = $state.raw<Settlement | null>(null);
  private timer = 0;

  constructor(private readonly ask: () => Promise<Settlement>) {}

  static of(id: string): Settling {
    return new Settling(() => api.ratings(id));
  }

  start(): () => void {
    let stopped = false;
    const look = async (tries: number) => {
      const said = await this.ask().catch(() => null); // a failed request is not urgent, because the next one follows later
      if (stopped) return;
      if (said?.settled) this.found = said;
      else wait(tries + 1);
    };
    const wait = (tries: number) => {
      const pause = RETRY_AFTER[tries];
      if (pause !== undefined) this.timer = window.setTimeout(() => void look(tries), pause);
    };
    wait(0);
    return () => {
      stopped = true;
      window.clearTimeout(this.timer);
    };
  }
}

export function moved({ before, after }: Change): string {
  const by = after - before;
  return `${before} → ${after} (${by < 0 ? "−" : "+"}${Math.abs(by)})`;
}
