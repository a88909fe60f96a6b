import { CallFailed } from "$lib/net/api";
import type { Analysing, Analysis } from "$lib/protocol";

/** Time between two requests for the progress, in milliseconds. */
const AGAIN = 1000;
const LATER = 8000;

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

  /** Report that the page could not load another file that the analysis needs. */
  fail(error: unknown): void {
    this.failure = error;
  }

  async look(): Promise<void> {
    this.failure = null;
    try {
      this.far = await this.ask();
      if (this.far.state !== "done") this.wait(AGAIN);
    } catch (error) {
      // A later request helps if the server received too many requests or the connection was interrupted.
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
