/**
 * Sends a person's choices one at a time, so that the server keeps the last one. Only the newest choice waits, and is sent at
 * once if the person leaves the page.
 */
export class Latest<Choice, Answer> {
  private waiting: { choice: Choice } | null = null;
  private sending: Promise<Answer> | null = null;

  constructor(private readonly send: (choice: Choice) => Promise<Answer>) {}

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
