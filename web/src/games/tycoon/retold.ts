import { figure, signed } from "$table/texts/figures";
import type { Adviser } from "$table/hint/hint.svelte";
import type { Retold } from "$table/game";
import Card from "./Card.svelte";
import type { Table } from "./contract";
import { fieldsFor, kindName, spokenMove } from "./names";
import { say } from "./words";

/** The server counts in shares of the opponents, but people count ranks. */
export function adviserAt({ cards, sticks }: Pick<Table, "cards" | "sticks">, seat: number): Adviser {
  const players = cards.length;
  return {
    general: () => {
      const held = say("cards", { count: cards[seat] ?? 0 });
      return say("hint-general", { held, matches: say("matches", { count: sticks[seat] ?? 0 }) });
    },
    move: spokenMove,
    lit: litBy,
    less: (share) => say("hint-less", { places: figure(share * (players - 1), 2) }),
  };
}

/** Return what a hint highlights: the cards of a play and their number, or the button of another move. */
function litBy(move: string): string[] {
  const [number = "", cards] = move.split(": ");
  return cards === undefined ? [`testid=${move}`] : [...new Set(cards.split(" ")), `chip=${number}`];
}

export const retold: Retold = {
  Card,
  spoken: kindName,
  move: (move) => spokenMove(move),
  reason: (reason, company) => fieldsFor(company).reason(reason),
  measure: ({ players }) => {
    const costNumber = (share: number) => figure(-share * (players - 1), 1);
    return {
      title: say("expected"),
      figure: (share) => share * (players - 1),
      change: (share) => say("expected-unit", { places: signed(share * (players - 1), 1) }),
      share: (share) => signed(share * (players - 1), 1),
      result: (share) => figure(share * (players - 1), 1),
      cost: (share) => say("expected-unit", { places: costNumber(share) }),
      costNumber,
      mark: (others) => figure(others, 0),
    };
  },
};
