/** What the server's move texts mean to this page: it compares, and makes up none of its own. */

const LETTERS = "ABCDEF";

export function letterOf(seat: number): string {
  return LETTERS.charAt(seat);
}

/** The seats at which a move that begins like this may aim. */
export function targetsOf(moves: string[], beginning: string): number[] {
  return moves.flatMap((move) =>
    move.startsWith(`${beginning} `) && move.length === beginning.length + 2
      ? [LETTERS.indexOf(move.at(-1)!)]
      : [],
  );
}

/** Whom an answer aims at; `null` for letting it fly. */
export function aimOf(answer: string): number | null {
  return answer.startsWith("add ") ? LETTERS.indexOf(answer.at(-1)!) : null;
}

/** The server's text for the 13 on these mud cards, if it offers that; equal mud cards are as good as each other. */
export function thirteenMove(moves: string[], averted: string[]): string | null {
  const wanted = averted.toSorted().join(" ");
  return (
    moves.find((move) => move.startsWith("13 ") && move.slice(3).split(" ").sort().join(" ") === wanted) ??
    null
  );
}
