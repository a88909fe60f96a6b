import { api } from "$lib/net/api";
import type { Change, Settlement } from "$lib/protocol";

/** Milliseconds until the server is asked (again): it settles a game a moment after it, later where much is going on. */
const RETRY_AFTER = [200, 600, 1500, 4000, 10_000, 30_000];

/** What a game that is over made of ratings, once that is known. */
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
      const said = await this.ask().catch(() => null); // nobody waits for it: another try, or none
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

/** What a game made of a rating: before, after, and how much that is. */
export function moved({ before, after }: Change): string {
  const by = after - before;
  return `${before} → ${after} (${by < 0 ? "−" : "+"}${Math.abs(by)})`;
}
