import type { JudgedMove, Judgement } from "$lib/protocol";
import type { Measure } from "$table/game";
import { say } from "./words";

/** The true cost of a move is within this number of standard errors with a probability of about 95 %. */
const ERRORS = 2;

/** Return a sentence about what the chosen move costs, with its interval. */
export function verdictOf({ loss, error, mistake }: Judgement, measure: Measure): string {
  if (loss === 0) return say("best");
  if (!mistake && loss <= ERRORS * error) return say("alike");
  const cost = measure.cost(loss);
  const low = measure.costNumber(Math.max(0, loss - ERRORS * error));
  const high = measure.costNumber(loss + ERRORS * error);
  return low === high ? say("cost-exact", { cost }) : say("cost", { cost, low, high });
}

export type Row = { what: string; move: string; cost: string };

/** Return the chosen move, the best move and the move of the game, each with its cost. */
export function rowsOf(
  { chosen, played }: JudgedMove,
  measure: Measure,
  name: (seat: number) => string,
): Row[] {
  const cost = ({ loss }: Judgement) => (loss === 0 ? "–" : measure.cost(loss));
  const best = chosen.loss === 0 ? chosen.move : chosen.best;
  return [
    { what: say("row-chosen"), move: chosen.move, cost: cost(chosen) },
    ...(best === chosen.move ? [] : [{ what: say("row-best"), move: best, cost: "–" }]),
    ...(played
      ? [{ what: say("row-played", { name: name(played.seat) }), move: played.move, cost: cost(played) }]
      : []),
  ];
}
