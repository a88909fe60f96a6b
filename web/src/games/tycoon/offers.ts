import { KINDS, sticksFor } from "./segments";

/** A card that the player leaves open. The server chooses the cheapest possible cards. */
const OPEN = "?";

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

/**
 * Return the text of a play of these cards as this number, with open cards up to `size`. The play is not legal, but the
 * server can explain why.
 */
export function asked(number: string, cards: string[], size: number | null): string {
  const more = (size ?? Math.max(cards.length, 1)) - cards.length;
  return `${number}: ${[...cards, ...Array<string>(Math.max(more, 0)).fill(OPEN)].join(" ")}`;
}

export class Offers {
  /** The cheapest plays come first. Equally cheap plays stay in the server's order. */
  private readonly all: Offer[];
  readonly pass: boolean;

  constructor(moves: string[]) {
    this.pass = moves.includes("pass");
    this.all = moves.flatMap((move) => understood(move) ?? []).sort((a, b) => a.sticks - b.sticks);
  }

  get any(): boolean {
    return this.all.length > 0;
  }

  /** Return the plays that contain at least these cards, and exactly `size` cards if given. */
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

/** Return the kinds of cards that the player can add on the way to one of these plays. */
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

/**
 * Return the proposal if only the number was chosen: the play with the fewest matchsticks, then with the most cards.
 */
export function proposal(offers: Offer[]): Offer | null {
  const [cheapest] = offers;
  if (!cheapest) return null;
  return offers
    .filter((offer) => offer.sticks === cheapest.sticks)
    .reduce((best, offer) => (offer.cards.length > best.cards.length ? offer : best));
}

export type Group = { number: string; offers: Offer[]; more: number };

const SHOWN = 3;

/** Return the plays by number: small counts first, and the cheapest plays of each count. */
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
