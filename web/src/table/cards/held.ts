/** A card of the hand. A count in the `id` distinguishes equal cards. */
export type Held = { id: string; card: string };

export function held(hand: string[]): Held[] {
  const seen = new Map<string, number>();
  return hand.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { id: `${card}.${copy}`, card };
  });
}
