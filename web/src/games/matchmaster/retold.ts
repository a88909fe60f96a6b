import { figure, signed } from "$table/figures";
import type { Measure, Retold } from "$table/game";
import Card from "./Card.svelte";
import type { Table } from "./contract";
import { spoken } from "./names";
import { words } from "./words";

/** A move as one would say what one does: "bid 2 tricks", "play Trump 13". */
export function spokenMove(move: string): string {
  const { hint } = words();
  return move.startsWith("bid ") ? hint.bid(Number(move.slice(4))) : hint.play(spoken(move));
}

export const adviser = { move: spokenMove, less: (points: number) => words().hint.less(points) };

export const retold: Retold = {
  Card,
  spoken,
  move: (move) => spokenMove(move),
  secret: (own, seat) => {
    const bid = (own as Partial<Table>).bids?.[seat];
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
