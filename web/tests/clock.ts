export class Clock {
  now = 0;
  private waiting: { at: number; run: () => void; id: number }[] = [];
  private ids = 0;

  later = (run: () => void, ms: number): number => {
    this.ids += 1;
    this.waiting.push({ at: this.now + ms, run, id: this.ids });
    return this.ids;
  };

  cancel = (timer: unknown): void => {
    this.waiting = this.waiting.filter((entry) => entry.id !== timer);
  };

  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.waiting
        .filter((entry) => entry.at <= end)
        .sort((a, b) => a.at - b.at || a.id - b.id)[0];
      if (!next) break;
      this.cancel(next.id);
      this.now = next.at;
      next.run();
    }
    this.now = end;
  }

  get timers(): number {
    return this.waiting.length;
  }
}
