import { figure, signed } from "$table/texts/figures";
import type { Adviser } from "$table/hint/hint.svelte";
import type { Measure, Retold } from "$table/game";
import type { Table } from "./contract";
import { fieldsFor, partName, timeOf } from "./names";
import { fromLeft } from "./pitch";
import { say } from "./words";

/** Return a move as text, seen from `bottom`: "choose column 2 from the left". */
export function spokenMove(move: string, phase: Table["phase"], bottom: number): string {
  const place = Number(move);
  if (phase === "shot") return say("hint-shot", { card: place });
  return say("hint-column", { column: fromLeft(place, bottom) });
}

type Situation = Pick<Table, "phase" | "reach" | "turn">;

/**
 * Return the texts of hints. The server's values range from -1 (lost) to 1 (won). Before the end, each goal of a lead
 * counts as a part.
 */
export function adviserFor({ phase, reach, turn }: Situation, bottom: number): Adviser {
  return {
    move: (move) => spokenMove(move, phase, bottom),
    lit: (move) => {
      const place = phase === "shot" ? [turn, move] : reach.find(([, column]) => column === Number(move));
      return place ? [`place=${place.join()}`] : [];
    },
    less: (outcome) => say("hint-less", { points: figure(50 * outcome, 1) }),
    general: () => (phase === "shot" ? say("hint-general-shot") : say("hint-general")),
  };
}

export const retold: Retold = {
  part: (table) => `${partName(table as Table)}, ${timeOf(table as Table)}`,
  move: (move, table, _, bottom) => spokenMove(move, (table as Table).phase, bottom),
  reason: (reason, company) => fieldsFor(company).reason(reason),
  measure: ({ options }) => ({ ...measure, title: say("expected", { mode: String(options.mode) }) }),
};

/**
 * The server's values range from -1 (lost) to 1 (won). The page converts the values to chances to win. The cost of a
 * move also includes goals.
 */
const measure: Omit<Measure, "title"> = {
  figure: (outcome) => 50 + 50 * outcome,
  change: (outcome) => say("expected-unit", { points: signed(50 * outcome, 0) }),
  share: (outcome) => signed(50 * outcome, 0),
  result: (outcome) => `${figure(50 + 50 * outcome, 0)} %`,
  cost: (outcome) => say("expected-cost", { points: measure.costNumber(outcome) }),
  costNumber: (outcome) => figure(-50 * outcome, 1),
  mark: (chance) => `${figure(chance, 0)} %`,
};
