import { KINDS, sticksFor } from "./segments";

/** Stands for a card that is left open: the game takes the cheapest that there are. */
const OPEN = "?";

/** A play that the server offers: its text, taken apart, and what it costs. */
export type Offer = { move: string; number: string; cards: string[]; sticks: number; counts: Uint8Array };

function countsOf(cards: string[]): Uint8Array {
  const counts = new Uint8Array(KINDS.length);
  for (const card of cards) {
    const kind = KINDS.indexOf(card);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

function within(part: Uint8Array, whole: Uint8Array): boolean {
  return part.every((count, kind) => count <= (whole[kind] ?? 0));
}

function understood(move: string): Offer | null {
  const [number, rest] = move.split(": ");
  if (number === undefined || rest === undefined) return null;
  const cards = rest.split(" ");
  return { move, number, cards, sticks: sticksFor(cards, number) ?? 0, counts: countsOf(cards) };
}

/** These cards as this number, with as many more as it takes: no play, but the game says what is against all such plays. */
export function asked(number: string, cards: string[], size: number | null): string {
  const more = (size ?? Math.max(cards.length, 1)) - cards.length;
  return `${number}: ${[...cards, ...Array<string>(Math.max(more, 0)).fill(OPEN)].join(" ")}`;
}

/** The plays of a turn, found by the cards that were picked up so far. */
export class Offers {
  /** The cheapest first; among equals as the server names them. */
  private readonly all: Offer[];
  readonly pass: boolean;

  constructor(moves: string[]) {
    this.pass = moves.includes("pass");
    this.all = moves.flatMap((move) => understood(move) ?? []).sort((a, b) => a.sticks - b.sticks);
  }

  get any(): boolean {
    return this.all.length > 0;
  }

  /** Every play that uses at least these cards, and exactly `size` in all if that is known. */
  with(selection: string[], size: number | null): Offer[] {
    const counts = countsOf(selection);
    return this.all.filter(
      (offer) => (size === null || offer.cards.length === size) && within(counts, offer.counts),
    );
  }

  sizes(): number[] {
    return [...new Set(this.all.map((offer) => offer.cards.length))].sort();
  }
}

/** The kinds that can still be added to these cards on the way to one of these plays. */
export function addable(selection: string[], offers: Offer[]): Set<string> {
  const counts = countsOf(selection);
  const kinds = new Set<string>();
  for (const offer of offers) {
    offer.counts.forEach((count, kind) => {
      if (count > (counts[kind] ?? 0)) kinds.add(KINDS[kind]!);
    });
  }
  return kinds;
}

/** What to propose for a number when only the number was named: the least sticks, and as many cards as they allow. */
export function proposal(offers: Offer[]): Offer | null {
  const [cheapest] = offers;
  if (!cheapest) return null;
  return offers
    .filter((offer) => offer.sticks === cheapest.sticks)
    .reduce((best, offer) => (offer.cards.length > best.cards.length ? offer : best));
}

/** The ways to play a number: of every count the cheapest, and how many more there are. */
export type Group = { number: string; offers: Offer[]; more: number };

/** Ways of one number and count that are worth showing. */
const SHOWN = 3;

/** Plays by number, in the order of the numbers; of each the fewest cards first, and of each count the cheapest. */
export function grouped(offers: Offer[], numbers: string[]): Group[] {
  return numbers.flatMap((number) => {
    const ways = offers.filter((offer) => offer.number === number);
    const counts = [...new Set(ways.map(({ cards }) => cards.length))].sort();
    const shown = counts.flatMap((count) =>
      ways.filter(({ cards }) => cards.length === count).slice(0, SHOWN),
    );
    return shown.length ? [{ number, offers: shown, more: ways.length - shown.length }] : [];
  });
}
