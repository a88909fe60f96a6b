import { CallFailed } from "$lib/net/api";
import type { Analysing, Analysis } from "$lib/protocol";

/** Milliseconds between two questions how far it is. */
const AGAIN = 1000;
const LATER = 8000;

/** The analysis of a game while it is being made; the server is asked until it is there. */
export class Study {
  far = $state.raw<Analysing | null>(null);
  failure = $state.raw<unknown>(null);
  private timer = 0;
  private stopped = false;

  constructor(private readonly ask: () => Promise<Analysing>) {}

  get analysis(): Analysis | null {
    return this.far?.analysis ?? null;
  }

  start(): () => void {
    this.stopped = false;
    void this.look();
    return () => {
      this.stopped = true;
      window.clearTimeout(this.timer);
    };
  }

  /** What else is needed to show it could not be had. */
  fail(error: unknown): void {
    this.failure = error;
  }

  async look(): Promise<void> {
    this.failure = null;
    try {
      this.far = await this.ask();
      if (this.far.state !== "done") this.wait(AGAIN);
    } catch (error) {
      // Too many at once, or no line for a moment: that passes by itself.
      if (passing(error, this.far !== null)) this.wait(LATER);
      else this.failure = error;
    }
  }

  private wait(ms: number): void {
    if (!this.stopped) this.timer = window.setTimeout(() => void this.look(), ms);
  }
}

function passing(error: unknown, begun: boolean): boolean {
  if (!(error instanceof CallFailed)) return false;
  const { code } = error.problem;
  return code === "too_many" || code === "busy" || (code === "unreachable" && begun);
}
