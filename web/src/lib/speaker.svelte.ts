type Sentence = { words: string; line: number | undefined };

/** The text of the live region. Sentences in quick succession are joined, so that a screen reader skips none. */
class Speaker {
  text = $state("");
  private fresh: Sentence[] = [];
  private said: Sentence[] = [];
  private timer = 0;

  /** Let screen readers read out the text. `line` is the ID of its chat message, if it is one. */
  say(words: string, line?: number): void {
    this.fresh.push({ words, line });
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (this.fresh.length === 0) return;
      const text = this.fresh.map(({ words }) => words).join(" ");
      // A screen reader would not notice the same words again.
      this.text = text === this.text ? `${text}\u00a0` : text;
      this.said = this.fresh;
      this.fresh = [];
    }, 120);
  }

  hush(): void {
    this.fresh = this.said = [];
    this.text = "";
  }

  /** Remove a deleted chat message, so that a screen reader no longer finds it. */
  unsay(line: number): void {
    this.fresh = this.fresh.filter((sentence) => sentence.line !== line);
    if (this.said.some((sentence) => sentence.line === line)) this.text = "";
  }
}

export const speaker = new Speaker();
