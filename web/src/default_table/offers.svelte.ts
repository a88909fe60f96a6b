/** Above this number of moves, the page shows a search field. */
export const SEARCHED = 12;

export type Offer = { move: string; said: string };

/** The legal moves, filtered by the text that the player types. */
export class Offers {
  sought = $state("");

  constructor(
    private readonly moves: () => string[],
    private readonly said: (move: string) => string,
  ) {}

  get all(): Offer[] {
    return this.moves().map((move) => ({ move, said: this.said(move) }));
  }

  /** The moves whose text or notation contains every word of the search. */
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
