import { api } from "$lib/net/api";
import type { Preparing } from "$lib/protocol";

const POLL_MS = 1_000;

type Ask = { preparing: () => Promise<Preparing[]>; want: (game: string) => Promise<Preparing[]> };

/** The games that the server is still compiling, for example after its first start. */
export class Preparation {
  private games = $state.raw<Preparing[]>([]);
  private timer = 0;
  private stopped = true;

  constructor(private readonly server: Ask = api) {}

  start(): () => void {
    this.stopped = false;
    void this.look(this.server.preparing);
    return () => {
      this.stopped = true;
      window.clearTimeout(this.timer);
    };
  }

  /** Return the progress of this game; `null` if it is ready or its progress is unknown. */
  of(key: string): Preparing | null {
    return this.games.find(({ game, ready }) => game === key && !ready) ?? null;
  }

  want(key: string): void {
    if (this.of(key)) void this.look(() => this.server.want(key));
  }

  private async look(ask: () => Promise<Preparing[]>): Promise<void> {
    const known = await ask().catch(() => null);
    if (this.stopped) return;
    if (known) this.games = known;
    window.clearTimeout(this.timer);
    // Without an answer there is nothing to poll: an opened table waits for its game anyway.
    if (this.games.some(({ ready }) => !ready))
      this.timer = window.setTimeout(() => void this.look(this.server.preparing), POLL_MS);
  }
}
