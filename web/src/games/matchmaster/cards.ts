export type Suit = "T" | "L" | "B" | "S";

export function suitOf(card: string): Suit {
  return card.charAt(0) as Suit;
}

export function rankOf(card: string): string {
  return card.slice(1);
}
