export const SEARCHED = 12;

export type Offer = { move: string; said: string };

/** The moves with all picked cards, and those of them that the page lists without a search. */
export type Picked = { fitting: string[]; listed: string[] };

export class Offers {
  sought = $state("");

  constructor(
    private readonly moves: () => string[],
    private readonly said: (move: string) => string,
    private readonly picked: () => Picked = () => ({ fitting: moves(), listed: moves() }),
  ) {}

  get all(): Offer[] {
    return this.offers(this.moves());
  }

  get found(): Offer[] {
    const words = this.words;
    if (words.length === 0) return this.offers(this.picked().listed);
    return this.offers(this.picked().fitting).filter(({ move, said }) => {
      const text = `${move} ${said}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
  }

  /** The number of moves that the page lists only after the player has picked cards. */
  get hidden(): number {
    const { fitting, listed } = this.picked();
    return this.words.length === 0 ? fitting.length - listed.length : 0;
  }

  private get words(): string[] {
    if (this.moves().length <= SEARCHED) return [];
    return this.sought.toLowerCase().split(/\s+/).filter(Boolean);
  }

  private offers(moves: string[]): Offer[] {
    return moves.map((move) => ({ move, said: this.said(move) }));
  }
}
