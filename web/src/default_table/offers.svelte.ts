/** With more moves than this, they can be searched. */
export const SEARCHED = 12;

/** A move as the server writes it, and as the game says it. */
export type Offer = { move: string; said: string };

/** The moves that are offered, and which of them somebody looks for. */
export class Offers {
  sought = $state("");

  constructor(
    private readonly moves: () => string[],
    private readonly said: (move: string) => string,
  ) {}

  get all(): Offer[] {
    return this.moves().map((move) => ({ move, said: this.said(move) }));
  }

  /** Those that have every word of what is looked for, said or written. */
  get found(): Offer[] {
    const { all } = this;
    const words = this.sought.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0 || all.length <= SEARCHED) return all;
    return all.filter(({ move, said }) => {
      const text = `${move} ${said}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
  }
}
