/** What the live region says. Sentences that come quickly are joined, so that a screen reader drops none. */
class Speaker {
  text = $state("");
  private fresh: string[] = [];
  private timer = 0;

  say(sentence: string): void {
    this.fresh.push(sentence);
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.text = this.fresh.join(" ");
      this.fresh = [];
    }, 120);
  }
}

export const speaker = new Speaker();
