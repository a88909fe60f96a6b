import { tableOf } from "$lib/play/still";
import type { Seat, Table, View } from "$lib/protocol";

const NAMES = ["Ada", "Bea", "Cem", "Dora", "Emil", "Frida", "Gero", "Hanna"];

/** Return the table of a puzzle, at which the person has the seat of the view. */
export function puzzleTable(id: string, { game, players, options, seat }: View): Table {
  const table = tableOf({ id, game, players, options });
  const seats = table.seats.map((one): Seat => ({ ...one, name: NAMES[one.seat]! }));
  return { ...table, seats, you: seat, yours: seat === null ? [] : [seat] };
}
