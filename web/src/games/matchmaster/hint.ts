import { spoken } from "./names";
import { words } from "./words";

/** A move as one would say what one does: "bid 2 tricks", "play Trump 13". */
export function spokenMove(move: string): string {
  const { hint } = words();
  return move.startsWith("bid ") ? hint.bid(Number(move.slice(4))) : hint.play(spoken(move));
}

export const adviser = { move: spokenMove, less: (points: number) => words().hint.less(points) };
