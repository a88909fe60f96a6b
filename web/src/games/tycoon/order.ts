import type { View } from "$lib/protocol";
import type { Table } from "./contract";

const NUMBERS = [..."0123456789AbCdEF"];

/** The numbers of this table from the weakest to the strongest. */
export function numbersOf(options: View["options"], order: Table["order"]): string[] {
  const numbers =
    options.expansion === "GH" || options.expansion === "all" ? [...NUMBERS, "G", "H"] : NUMBERS;
  return order === "normal" ? numbers : numbers.toReversed();
}

/**
 * Who had a turn since what lies was played, and did not beat it: everybody in the game between its player and whoever is
 * on turn. It needs no memory, so that it is also true after a reload.
 */
export function passedSince({ play, turn, places }: Table): boolean[] {
  const players = places.length;
  const passed = places.map(() => false);
  if (!play || turn === null) return passed;
  for (let seat = (play.seat + 1) % players; seat !== turn; seat = (seat + 1) % players) {
    if (places[seat] === null) passed[seat] = true;
  }
  return passed;
}
