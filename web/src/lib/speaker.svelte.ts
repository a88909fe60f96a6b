/** What the live region says. Sentences that come quickly are joined, so that a screen reader drops none. */
class Speaker {
  text = $state("");
  private fresh: string[] = [];
  private timer = 0;

  say(sentence: string): void {
    this.fresh.push(sentence);
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      const text = this.fresh.join(" ");
      // The same words again would be no change, and silence.
      this.text = text === this.text ? `${text}\u00a0` : text;
      this.fresh = [];
    }, 120);
  }
}

export const speaker = new Speaker();
