import type { Adviser } from "$table/hint.svelte";
import { fromLeft } from "./pitch";
import type { TheMatchTable } from "./types";
import { words } from "./words";

/** A move as one would say what one does, seen from the side of `bottom`: "choose column 2 from the left". */
export function spokenMove(move: string, phase: TheMatchTable["phase"], bottom: number): string {
  const { hint } = words();
  const place = Number(move);
  return phase === "shot" ? hint.shot(place) : hint.column(fromLeft(place, bottom));
}

/** The server counts from -1 (lost) to 1 (won), and before the end a part of it for each goal of a lead. */
export function adviserFor(phase: TheMatchTable["phase"], bottom: number): Adviser {
  return {
    move: (move) => spokenMove(move, phase, bottom),
    less: (outcome) => words().hint.less(50 * outcome),
  };
}
