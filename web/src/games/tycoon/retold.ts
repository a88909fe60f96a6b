import { figure, signed } from "$table/figures";
import type { Retold } from "$table/retold";
import Card from "./Card.svelte";
import { spokenMove } from "./hint";
import { kindName } from "./names";
import { words } from "./words";

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
