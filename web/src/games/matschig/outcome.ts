import { kindOf, type Special } from "./cards";

/** What becomes of the mud, card by card: true for what is held off. */
export function avertedBy(special: Special, mud: string[], spared: number[]): boolean[] {
  switch (special) {
    case "Wind":
      return mud.map((card) => kindOf(card) === "sand");
    case "Sun":
      return mud.map((card) => kindOf(card) === "water");
    case "13":
      return mud.map((_, index) => spared.includes(index));
    default:
      return mud.map(() => true);
  }
}

/** The server's text for the 13 on these mud cards, if it offers that; equal mud cards are as good as each other. */
export function thirteenMove(moves: string[], averted: string[]): string | null {
  const wanted = averted.toSorted().join(" ");
  return (
    moves.find((move) => move.startsWith("13 ") && move.slice(3).split(" ").sort().join(" ") === wanted) ??
    null
  );
}

/** Which of these mud cards landed; of equal ones the one laid earlier was averted. */
export function landedOf(mud: string[], averted: string[]): boolean[] {
  const gone = [...averted];
  return mud.map((card) => {
    const at = gone.indexOf(card);
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
}
