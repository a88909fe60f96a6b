/** What the server's move texts mean to this page: it compares, and asks the game about texts of its own. */

const LETTERS = "ABCDEF";
const SHIELD = "shield ";
/** Stands for what nobody has named yet. */
export const OPEN = "?";

export function letterOf(seat: number): string {
  return LETTERS.charAt(seat);
}

/** The seat that a move names last. */
export function seatIn(move: string): number {
  return LETTERS.indexOf(move.at(-1)!);
}

/** The seats at which a move that begins like this may aim. */
export function targetsOf(moves: string[], beginning: string): number[] {
  return moves.flatMap((move) =>
    move.startsWith(`${beginning} `) && move.length === beginning.length + 2 ? [seatIn(move)] : [],
  );
}

/** Whom an answer aims at; `null` for letting it fly. */
export function aimOf(answer: string): number | null {
  return answer.startsWith("add ") ? seatIn(answer) : null;
}

/** The server's text for this, if it offers that: in whatever order mud is named, equal mud cards are as good as each other. */
export function meant(moves: string[], text: string): string | null {
  const wanted = text.split(" ").sort().join(" ");
  return (
    moves.find((move) => move.length === text.length && move.split(" ").sort().join(" ") === wanted) ?? null
  );
}

/** A mud card that is held off, with the umbrellas that do it. */
export type Group = { mud: string; umbrellas: string[] };

/** The groups of `shield W4=U6 S1=U1+U1`; `null` for any other move. */
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
