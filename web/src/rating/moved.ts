import type { Change } from "$lib/protocol";

/** What a game made of a rating: before, after, and how much that is. */
export function moved({ before, after }: Change): string {
  const by = after - before;
  return `${before} → ${after} (${by < 0 ? "−" : "+"}${Math.abs(by)})`;
}
