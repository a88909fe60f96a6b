type Sentence = { words: string; line: number | undefined };

/** What the live region says. Sentences that come quickly are joined, so that a screen reader drops none. */
class Speaker {
  text = $state("");
  private fresh: Sentence[] = [];
  /** What the text is made of. */
  private said: Sentence[] = [];
  private timer = 0;

  /** `line` is the id of the line of talk that these are the words of. */
  say(words: string, line?: number): void {
    this.fresh.push({ words, line });
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (this.fresh.length === 0) return;
      const text = this.fresh.map(({ words }) => words).join(" ");
      // The same words again would be no change, and silence.
      this.text = text === this.text ? `${text}\u00a0` : text;
      this.said = this.fresh;
      this.fresh = [];
    }, 120);
  }

  /** Nothing that was said belongs to the page that comes. */
  hush(): void {
    this.fresh = this.said = [];
    this.text = "";
  }

  /** This line of talk is gone: it is not read any more, nor found by whoever reads again what was said. */
  unsay(line: number): void {
    this.fresh = this.fresh.filter((sentence) => sentence.line !== line);
    if (this.said.some((sentence) => sentence.line === line)) this.text = "";
  }
}

export const speaker = new Speaker();
