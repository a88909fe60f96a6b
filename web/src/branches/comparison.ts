import type { Ply, Replay } from "$lib/protocol";

/** A decision of the compared seat: the move, the table before it, and the number of moves before it in the game. */
export type Made = { at: number; move: string; table: unknown };

/** Two games with the same deals. `equal` are the decisions before the games part, the other lists those after it. */
export type Comparison = {
  equal: Made[];
  first: Made[];
  second: Made[];
  /** The number of moves of all seats before the games part. */
  together: number;
  /** Whether both games have the same moves from the start to the end. */
  same: boolean;
};

/** Compare two games decision by decision. `seat` is the seat of both players. */
export function compare(first: Replay, second: Replay, seat: number): Comparison {
  const together = equalMoves(first.plies, second.plies);
  const same = together === first.plies.length - 1 && together === second.plies.length - 1;
  const [one, other] = [decisionsOf(first, seat), decisionsOf(second, seat)];
  const later = ({ at }: Made) => at >= together;
  return {
    equal: one.filter((made) => !later(made)),
    first: one.filter(later),
    second: other.filter(later),
    together,
    same,
  };
}

function equalMoves(one: Ply[], other: Ply[]): number {
  let moves = 0;
  for (let next = 1; next < Math.min(one.length, other.length); next += 1, moves += 1)
    if (one[next]!.seat !== other[next]!.seat || one[next]!.move !== other[next]!.move) break;
  return moves;
}

function decisionsOf({ plies }: Replay, seat: number): Made[] {
  return plies.flatMap((ply, number) =>
    ply.seat === seat && ply.move !== null
      ? [{ at: number - 1, move: ply.move, table: plies[number - 1]!.table }]
      : [],
  );
}
