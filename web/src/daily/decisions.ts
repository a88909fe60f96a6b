import type { OwnDecision } from "$lib/wire";

/**
 * Return the decisions that tell the most, in the order of the game: first clear mistakes, then those in which the most people
 * chose differently.
 */
export function decidedMost(decisions: OwnDecision[], count: number): OwnDecision[] {
  const others = ({ move, moves }: OwnDecision) =>
    moves.reduce((sum, one) => sum + (one.move === move ? 0 : one.count), 0);
  const order = [...decisions].sort(
    (one, other) =>
      Number(other.mistake ?? false) - Number(one.mistake ?? false) || others(other) - others(one),
  );
  return order.slice(0, count).sort((one, other) => one.event - other.event);
}
