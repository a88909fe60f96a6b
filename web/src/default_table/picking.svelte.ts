/** A legal move: the cards of the hand that the move names, and its other words. */
type CardMove = { move: string; cards: string[]; verb: string };

/** With more moves, the page lists the moves with cards only after the player has picked cards. */
export const MAX_LISTED = 40;

/** The cards that the player picks from the hand. A move with exactly these cards can then be made. */
export class Picking {
  /** The picked cards, as indices of the hand in the order of the clicks. */
  private chosen = $state<number[]>([]);
  private readonly options: CardMove[] = $derived.by(() => this.moves().map((move) => this.split(move)));

  constructor(
    private readonly hand: () => string[],
    private readonly moves: () => string[],
    private readonly isCard: (word: string) => boolean,
  ) {}

  /** Whether a legal move names a card of the hand. */
  get possible(): boolean {
    return this.options.some(({ cards }) => cards.length > 0);
  }

  get cards(): string[] {
    return this.chosen.map((index) => this.hand()[index] ?? "");
  }

  has(index: number): boolean {
    return this.chosen.includes(index);
  }

  /** Whether the card is picked, or a legal move contains the card and all picked cards. */
  fits(index: number): boolean {
    return this.has(index) || this.with(this.hand()[index] ?? "").length > 0;
  }

  /** The legal moves with all picked cards. Moves with no further cards come first. */
  get fitting(): string[] {
    if (this.chosen.length === 0) return this.moves();
    const count = this.chosen.length;
    const found = this.containing(this.cards);
    const further = found.filter(({ cards }) => cards.length > count);
    return [...found.filter(({ cards }) => cards.length === count), ...further].map(({ move }) => move);
  }

  /** The moves that the page lists. If there are too many, the player first has to pick cards. */
  get listed(): string[] {
    const { fitting } = this;
    if (fitting.length <= MAX_LISTED || !this.possible) return fitting;
    const complete = this.options.filter(({ cards }) => cards.length === this.chosen.length);
    const listed = new Set(complete.map(({ move }) => move));
    return fitting.filter((move) => listed.has(move));
  }

  /** Whether the moves that contain all picked cards are a single move with exactly these cards. */
  get complete(): string | null {
    const { fitting } = this;
    const option = this.options.find(({ move }) => move === fitting[0]);
    return fitting.length === 1 && option?.cards.length === this.chosen.length ? option.move : null;
  }

  /** Pick a card, or put it back. */
  toggle(index: number): void {
    this.chosen = this.has(index) ? this.chosen.filter((one) => one !== index) : [...this.chosen, index];
  }

  clear(): void {
    this.chosen = [];
  }

  /** Return the illegal move that the player means by a card that does not fit. */
  attempt(index: number): string {
    const verbs = new Set(this.options.filter(({ cards }) => cards.length > 0).map(({ verb }) => verb));
    const verb = verbs.size === 1 ? [...verbs][0] : "";
    return [verb, ...this.cards, this.hand()[index]].filter(Boolean).join(" ");
  }

  private with(card: string): CardMove[] {
    return this.containing([...this.cards, card]);
  }

  private containing(cards: string[]): CardMove[] {
    return this.options.filter((option) => without(option.cards, cards) !== null);
  }

  private split(move: string): CardMove {
    const left = [...this.hand()];
    const cards: string[] = [];
    const others: string[] = [];
    for (const word of move.split(" ")) {
      // In a move such as "bid 3", the number is a card only if the game has a text for this card.
      const at = /^\d+$/.test(word) && !this.isCard(word) ? -1 : left.indexOf(word);
      if (at < 0) others.push(word);
      else cards.push(...left.splice(at, 1));
    }
    return { move, cards, verb: others.join(" ") };
  }
}

/** Return the cards that remain without some of them; `null` if one of these is missing. */
function without(cards: string[], some: string[]): string[] | null {
  const left = [...cards];
  for (const card of some) {
    const at = left.indexOf(card);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}
