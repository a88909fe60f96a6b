import type { Adviser } from "$table/hint.svelte";
import { words } from "./words";

/** A move as one would say what one does: "choose column 2 from the left". */
export function spokenMove(move: string, shot: boolean): string {
  const { hint } = words();
  return shot ? hint.shot(Number(move)) : hint.column(Number(move));
}

/** The server counts from -1 (lost) to 1 (won); half of that is a chance to win. */
export function adviserFor(shot: boolean): Adviser {
  return { move: (move) => spokenMove(move, shot), less: (outcome) => words().hint.less(50 * outcome) };
}
