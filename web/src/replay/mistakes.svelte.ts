import type { JudgedMove, Judgement } from "$lib/protocol";

/** A player's costliest decisions, which the player makes again one after the other. */
export class Mistakes {
  /** The index of the current question. The index after the last question shows the summary. */
  at = $state(0);
  private answers = $state.raw<(Judgement | undefined)[]>([]);

  constructor(readonly moves: readonly Judgement[]) {}

  /** The move of the game that the current question is about; `undefined` at the summary. */
  get current(): Judgement | undefined {
    return this.moves[this.at];
  }

  get last(): boolean {
    return this.at === this.moves.length - 1;
  }

  /** The answered questions: the move of the game, and the move that the player chose now. */
  get answered(): { before: Judgement; now: Judgement }[] {
    return this.moves.flatMap((before, index) => {
      const now = this.answers[index];
      return now ? [{ before, now }] : [];
    });
  }

  /** What the answered moves cost together, in the game and now. */
  get costs(): { before: number; now: number } {
    const sum = (losses: number[]) => losses.reduce((all, loss) => all + loss, 0);
    return {
      before: sum(this.answered.map(({ before }) => before.loss)),
      now: sum(this.answered.map(({ now }) => now.loss)),
    };
  }

  answer({ chosen }: JudgedMove): void {
    const { at } = this;
    this.answers = this.moves.map((_, index) => (index === at ? chosen : this.answers[index]));
  }

  goOn(): void {
    this.at += 1;
  }

  again(): void {
    this.answers = [];
    this.at = 0;
  }
}
