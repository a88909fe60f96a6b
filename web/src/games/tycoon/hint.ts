import type { Adviser } from "$table/hint.svelte";
import { kindName } from "./names";
import { words } from "./words";

/** A move as one would say what one does: "play 2 × 8 (from 0, 8)", "pass". */
export function spokenMove(move: string): string {
  const { hint } = words();
  if (move === "pass" || move === "return") return hint[move];
  const [number = "", kinds = ""] = move.split(": ");
  const cards = kinds.split(" ").map(kindName);
  return hint.play(cards.length, number, cards.join(", "));
}

/** The server counts in shares of the others, people in places. */
export function adviserAmong(players: number): Adviser {
  return { move: spokenMove, less: (share) => words().hint.less(share * (players - 1)) };
}
