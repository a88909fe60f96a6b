import type { Announced, Announcement, Heard } from "$lib/protocol";

type World = { ask: () => Promise<Announced>; isOnline: () => boolean; now: () => number };

/** While a page has no connection, it hears of a new announcement at the latest after this time. */
const MAX_AGE_MS = 60_000;

/** The announcement of the operator, which all pages show until the server withdraws it or the person hides it. */
export class Announcements {
  private current = $state.raw<Announcement | null>(null);
  /** The hidden announcement. A different announcement is shown again. */
  private hidden = $state("");
  private askedAt = -Infinity;

  constructor(private readonly world: World) {}

  get shown(): Announcement | null {
    return this.current && keyOf(this.current) !== this.hidden ? this.current : null;
  }

  /**
   * Ask the server, because a page without a connection does not hear of changes.
   * A recent answer suffices, unless the page lost its connection since.
   */
  async load(reconnected = false): Promise<void> {
    const now = this.world.now();
    if (!this.world.isOnline() || (!reconnected && now - this.askedAt < MAX_AGE_MS)) return;
    this.askedAt = now;
    const answer = await this.world.ask().catch(() => null);
    if (answer) this.current = answer.announcement;
  }

  hear(message: Heard): void {
    if (message.type === "announcement") this.current = message.announcement;
  }

  hide(): void {
    this.hidden = this.current ? keyOf(this.current) : "";
  }
}

const keyOf = ({ text, starts, ends }: Announcement) => JSON.stringify([text, starts, ends]);
