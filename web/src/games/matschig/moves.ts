/**
 * Legal move texts come from the server. The page also builds move texts, and asks the server why they are not legal.
 */

const LETTERS = "ABCDEF";
const SHIELD = "shield ";
/** The part of a move text that the player has not chosen yet. */
export const OPEN = "?";

export function letterOf(seat: number): string {
  return LETTERS.charAt(seat);
}

export function seatIn(move: string): number {
  return LETTERS.indexOf(move.at(-1)!);
}

export function targetsOf(moves: string[], beginning: string): number[] {
  return moves.flatMap((move) =>
    move.startsWith(`${beginning} `) && move.length === beginning.length + 2 ? [seatIn(move)] : [],
  );
}

/** Return the target of an answer, or `null` if the answer lets the mud fly. */
export function aimOf(answer: string): number | null {
  return answer.startsWith("add ") ? seatIn(answer) : null;
}

/** Return the legal move with the same parts in any order, because equal mud cards are interchangeable. */
export function meant(moves: string[], text: string): string | null {
  const wanted = text.split(" ").sort().join(" ");
  return (
    moves.find((move) => move.length === text.length && move.split(" ").sort().join(" ") === wanted) ?? null
  );
}

export type Group = { mud: string; umbrellas: string[] };

/** Return the groups of `shield W4=U6 S1=U1+U1`, or `null` for any other move. */
export function groupsOf(move: string): Group[] | null {
  if (!move.startsWith(SHIELD)) return null;
  return move
    .slice(SHIELD.length)
    .split(" ")
    .map((part) => {
      const [mud = "", umbrellas = ""] = part.split("=");
      return { mud, umbrellas: umbrellas.split("+") };
    });
}

export function shieldOf(groups: Group[]): string {
  return SHIELD + groups.map(({ mud, umbrellas }) => `${mud}=${umbrellas.join("+")}`).join(" ");
}
