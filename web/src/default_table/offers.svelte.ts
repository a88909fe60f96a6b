export const SEARCHED = 12;

export type Offer = { move: string; said: string };

export class Offers {
  sought = $state("");

  constructor(
    private readonly moves: () => string[],
    private readonly said: (move: string) => string,
  ) {}

  get all(): Offer[] {
    return this.moves().map((move) => ({ move, said: this.said(move) }));
  }

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
