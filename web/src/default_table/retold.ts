import { nameOf } from "$table/names";
import { figure, signed } from "$table/figures";
import type { Measure, Retold } from "$table/game";
import type { Adviser } from "$table/hint.svelte";
import Card from "./Card.svelte";
import { Fields } from "./fields";
import type { KnownGame } from "./known";
import { words } from "./words";

/** How hints are said: the game's word for a move is no sentence of its own. */
export function adviserFor(fields: Fields): Adviser {
  return {
    move: (move) => words().hint.choose(fields.move(move)),
    less: (points) => words().hint.less(figure(points, 1)),
  };
}

export function retoldOf(game: KnownGame): Retold {
  const fieldsFor = (name: (seat: number) => string) =>
    new Fields(game.schema, () => game.said, { name, you: null });
  const fields = fieldsFor((seat) => nameOf([], seat));
  return {
    ...(fields.hasHand ? { Card, spoken: (card: string) => fields.card(card) } : {}),
    move: (move) => fields.move(move),
    secret: (own, seat, name) => secretOf(own as Record<string, unknown>, seat, fieldsFor(name)),
    measure: () => measure,
  };
}

/** What only this seat saw, besides its cards: as far as the game has a label for it. */
function secretOf(own: Record<string, unknown>, seat: number, fields: Fields): string | null {
  const among = (perSeat: boolean) => fields.labelled(perSeat).filter(({ name }) => name in own);
  const told = [
    ...among(false).map(({ name, label }) => `${label}: ${fields.value(name, own[name])}`),
    ...among(true).map(({ name, label }) => `${label}: ${fields.valueOf(name, seat, own[name])}`),
  ];
  return told.join(", ") || null;
}

/** What the server counts with is the game's own unit, whatever that is. */
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
