import { figure, signed } from "$table/figures";
import type { Adviser } from "$table/hint.svelte";
import type { Retold } from "$table/game";
import Card from "./Card.svelte";
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

export const retold: Retold = {
  Card,
  spoken: kindName,
  move: (move) => spokenMove(move),
  // The server counts in shares of the others, people in places.
  measure: ({ players }) => ({
    title: words().retold.title,
    figure: (share) => share * (players - 1),
    change: (share) => words().retold.unit(signed(share * (players - 1), 1)),
    share: (share) => signed(share * (players - 1), 1),
    result: (share) => figure(share * (players - 1), 1),
    cost: (share) => words().retold.unit(figure(-share * (players - 1), 1)),
    mark: (others) => figure(others, 0),
  }),
};
