import { figure, signed } from "$table/figures";
import type { Measure, Retold } from "$table/retold";
import { spokenMove } from "./hint";
import type { TheMatchTable } from "./types";
import { words } from "./words";

export const retold: Retold = {
  move: (move, table, _, bottom) => spokenMove(move, (table as TheMatchTable).phase, bottom),
  measure: ({ options }) => ({ ...measure, title: words().retold.title(options.mode === "league") }),
};

/** The server counts from -1 (lost) to 1 (won); half of that is a chance to win, but what a move cost counts goals as well. */
const measure: Omit<Measure, "title"> = {
  figure: (outcome) => 50 + 50 * outcome,
  change: (outcome) => words().retold.unit(signed(50 * outcome, 0)),
  share: (outcome) => signed(50 * outcome, 0),
  result: (outcome) => `${figure(50 + 50 * outcome, 0)} %`,
  cost: (outcome) => words().retold.cost(figure(-50 * outcome, 1)),
  mark: (chance) => `${figure(chance, 0)} %`,
};
