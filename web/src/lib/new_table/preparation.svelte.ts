import { api } from "$lib/net/api";
import type { Preparing } from "$lib/protocol";

/** Milliseconds between two questions how far the games are. */
const AGAIN = 1_000;

/** What a server asks for and tells about games that are not compiled yet. */
type Ask = { preparing: () => Promise<Preparing[]>; want: (game: string) => Promise<Preparing[]> };

/** The games that the server still prepares, as when it runs for the first time; it is asked until all are ready. */
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

  /** How far this game is; `null` if it can be played, or nothing is known of it. */
  of(key: string): Preparing | null {
    return this.games.find(({ game, ready }) => game === key && !ready) ?? null;
  }

  /** Somebody has chosen this game: it comes before others. */
  want(key: string): void {
    if (this.of(key)) void this.look(() => this.server.want(key));
  }

  private async look(ask: () => Promise<Preparing[]>): Promise<void> {
    const known = await ask().catch(() => null);
    if (this.stopped) return;
    if (known) this.games = known;
    window.clearTimeout(this.timer);
    // What is not known yet need not be asked for again: a table is opened all the same, and waits for its game.
    if (this.games.some(({ ready }) => !ready))
      this.timer = window.setTimeout(() => void this.look(this.server.preparing), AGAIN);
  }
}
