/** Where somebody looks in a game that is over: after so many moves, and through whose eyes; `null` where nobody was chosen. */
export type Position = { at: number; seat: number | null };

const SEATS = "ABCDEFGH";

/** What stands behind the # of an address: "#17" or "#17B". */
export function positionIn(hash: string): Position {
  const [, at = "0", letter = ""] = /^#(\d+)([A-H]?)$/.exec(hash) ?? [];
  return { at: Number(at), seat: letter ? SEATS.indexOf(letter) : null };
}

/** The position as it stands in an address: who opens it sees the same. */
export function hashOf({ at, seat }: Position): string {
  return `#${at}${seat === null ? "" : SEATS.charAt(seat)}`;
}
