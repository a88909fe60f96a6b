import { figure, signed } from "$table/figures";
import type { Measure, Retold } from "$table/retold";
import Card from "./Card.svelte";
import { spokenMove } from "./hint";
import { spoken } from "./names";
import type { MatchmasterTable } from "./types";
import { words } from "./words";

export const retold: Retold = {
  Card,
  spoken,
  move: (move) => spokenMove(move),
  secret: (own, seat) => {
    const bid = (own as Partial<MatchmasterTable>).bids?.[seat];
    return bid === undefined || bid === null ? null : spokenMove(`bid ${bid}`);
  },
  measure: () => measure,
};

const measure: Measure = {
  get title() {
    return words().retold.title;
  },
  figure: (points) => points,
  change: (points) => words().retold.unit(signed(points, 1)),
  share: (points) => signed(points, 1),
  result: (points) => signed(points, 1),
  cost: (points) => words().retold.unit(figure(-points, 1)),
  mark: (points) => figure(points, 0),
};
