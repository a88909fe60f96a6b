import { figure, signed } from "$table/texts/figures";
import type { Measure, Retold } from "$table/game";
import type { Adviser } from "$table/hint/hint.svelte";
import Card from "./Card.svelte";
import type { Table } from "./contract";
import { fieldsFor, spoken, spokenMove } from "./names";
import { say } from "./words";

type Situation = Pick<Table, "phase" | "bids" | "tricks" | "hand">;

/** Return the texts of hints. `seat` is the seat that decides. */
export function adviserFor({ phase, bids, tricks, hand }: Situation, seat: number): Adviser {
  return {
    move: spokenMove,
    lit: (move) => [move.replace("bid ", "bid=")],
    less: (points) => say("hint-less", { points: figure(points, 1) }),
    general: () => {
      if (phase === "bidding") return say("hint-general-bid");
      const missing = (bids[seat] ?? 0) - (tricks[seat] ?? 0);
      const need = missing > 0 ? "more" : missing < 0 ? "less" : "none";
      return say("hint-general-card", { need, missing, held: say("cards", { count: hand?.length ?? 0 }) });
    },
  };
}

export const retold: Retold = {
  Card,
  spoken,
  part: (table) => {
    const { round, rounds, size } = table as Table;
    return `${say("round", { round, rounds })}, ${say("cards", { count: size })}`;
  },
  move: (move) => spokenMove(move),
  secret: (own, seat) => {
    const bid = (own as Partial<Table>).bids?.[seat];
    return bid === undefined || bid === null ? null : spokenMove(`bid ${bid}`);
  },
  reason: (reason, company) => fieldsFor(company).reason(reason),
  measure: () => measure,
};

const measure: Measure = {
  get title() {
    return say("expected");
  },
  figure: (points) => points,
  change: (points) => say("expected-unit", { points: signed(points, 1) }),
  share: (points) => signed(points, 1),
  result: (points) => signed(points, 1),
  cost: (points) => say("expected-unit", { points: measure.costNumber(points) }),
  costNumber: (points) => figure(-points, 1),
  mark: (points) => figure(points, 0),
};
