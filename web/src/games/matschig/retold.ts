import { figure, signed } from "$table/figures";
import type { Retold } from "$table/retold";
import Card from "./Card.svelte";
import { spokenMove } from "./hint";
import { spoken } from "./telling";
import type { MatschigTable } from "./types";
import { words } from "./words";

export const retold: Retold = {
  Card,
  spoken,
  move: said,
  secret: (own, _, name) => {
    const { answer } = own as Partial<MatschigTable>;
    return answer ? said(answer, null, name) : null;
  },
  measure: ({ players, options }) => ({
    ...(options.party ? places(players) : mud()),
  }),
};

function said(move: string, _: unknown, name: (seat: number) => string): string {
  const [verb, seat = ""] = move.split(" ");
  return verb === "Duck" ? words().retold.duck(name("ABCDEF".indexOf(seat))) : spokenMove(move, name);
}

function mud() {
  return {
    title: words().retold.title,
    cost: (points: number) => words().retold.unit(figure(-points, 1)),
    figure: (points: number) => points,
    change: (points: number) => words().retold.unit(signed(points, 1)),
    share: (points: number) => signed(points, 1),
    result: (points: number) => signed(points, 1),
    mark: (points: number) => figure(points, 0),
  };
}

/** In a party it counts how many of the others are out before; what a move cost is still counted in mud. */
function places(players: number) {
  return {
    title: words().retold.party,
    cost: (points: number) => words().retold.mud(figure(-points, 1)),
    figure: (share: number) => share * (players - 1),
    change: (share: number) => words().retold.places(signed(share * (players - 1), 1)),
    share: (share: number) => signed(share * (players - 1), 1),
    result: (share: number) => figure(share * (players - 1), 1),
    mark: (others: number) => figure(others, 0),
  };
}
