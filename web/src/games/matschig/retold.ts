import { figure, signed } from "$table/figures";
import type { Adviser } from "$table/hint.svelte";
import type { Retold } from "$table/game";
import Card from "./Card.svelte";
import type { Table } from "./contract";
import { listed, spoken } from "./telling";
import { words } from "./words";

/** A move as one would say what one does: "throw Water 5 and Sand 3 at Cara". */
export function spokenMove(move: string, name: (seat: number) => string): string {
  const { hint } = words();
  const [verb = "", ...rest] = move.split(" ");
  const whom = () => name("ABCDEF".indexOf(rest.at(-1) ?? ""));
  const joined = (parts: string[]) => parts.map(spoken).join(` ${hint.and} `);
  switch (verb) {
    case "throw":
      return hint.throw(joined(rest.slice(0, -1)), whom());
    case "add":
      return hint.add(spoken(rest[0] ?? ""), whom());
    case "let":
    case "take":
      return hint[verb];
    case "shield":
      return hint.shield(rest.map(group).join("; "));
    case "Duck":
      return hint.duck(whom());
    case "13":
      return hint.avert(joined(rest));
    default:
      return hint.play(spoken(verb));
  }
}

function group(text: string): string {
  const [mud = "", umbrellas = ""] = text.split("=");
  return words().hint.against(spoken(mud), listed(umbrellas.split("+")));
}

export function adviserWith(name: (seat: number) => string): Adviser {
  return { move: (move) => spokenMove(move, name), less: (points) => words().hint.less(points) };
}

export const retold: Retold = {
  Card,
  spoken,
  move: said,
  secret: (own, _, name) => {
    const { answer } = own as Partial<Table>;
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
