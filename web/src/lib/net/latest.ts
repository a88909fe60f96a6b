/**
 * Sends what a person chose. A choice waits for the answer to the one before, so that the last one is the one that is kept; of
 * those that wait only the last is sent. Whoever leaves the page has it sent at once.
 */
export class Latest<Choice, Answer> {
  private waiting: { choice: Choice } | null = null;
  private sending: Promise<Answer> | null = null;

  constructor(private readonly send: (choice: Choice) => Promise<Answer>) {}

  /** Return the answer to the last choice. */
  choose(choice: Choice): Promise<Answer> {
    this.waiting = { choice };
    return (this.sending ??= this.sendAll(choice).finally(() => (this.sending = null)));
  }

  private async sendAll(choice: Choice): Promise<Answer> {
    const leave = () => this.waiting && void this.sendOne(this.waiting.choice).catch(() => undefined);
    addEventListener("pagehide", leave);
    try {
      for (;;) {
        const answer = await this.sendOne(choice).catch((error: unknown) => {
          if (!this.waiting) throw error;
        });
        if (!this.waiting) return answer!;
        ({ choice } = this.waiting);
      }
    } finally {
      removeEventListener("pagehide", leave);
    }
  }

  private sendOne(choice: Choice): Promise<Answer> {
    this.waiting = null;
    return this.send(choice);
  }
}
