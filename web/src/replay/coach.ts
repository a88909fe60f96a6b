import type { Analysis, Judgement, Part } from "$lib/protocol";
import { costliestOf } from "./turns";

/** A difference counts as real if it is larger than this many standard errors. */
const CLEAR = 2;

type Cause = "luck" | "own" | "others";

type AnalysedPlayer = Analysis["players"][number];

/** The coach’s findings about one player’s game. Each statement holds beyond the errors of the analysis. */
export type Coaching = {
  /** The part that moved the result most, if it is clearly the largest; else whether the result was as expected. */
  decided: Cause | "as_expected" | "unclear";
  luck: "good" | "bad" | "even";
  player: AnalysedPlayer;
  /** The player's costliest clear mistake. */
  mistake: Judgement | null;
};

export function coach(analysis: Analysis, seat: number | null): Coaching | null {
  const player = analysis.players.find((one) => one.seat === seat);
  if (!player || !player.decisions) return null;
  const { luck } = player;
  return {
    decided: decided(player),
    luck: !clear(luck) ? "even" : luck.value > 0 ? "good" : "bad",
    player,
    mistake: costliestOf(analysis, player.seat),
  };
}

function decided(player: AnalysedPlayer): Coaching["decided"] {
  const gained = player.result - player.expected.value;
  const difference: Part = { value: gained, error: player.expected.error };
  if (!clear(difference)) return "as_expected";
  const parts = (["luck", "own", "others"] as const)
    .map((cause) => ({ cause, value: player[cause].value * Math.sign(gained), error: player[cause].error }))
    .sort((one, other) => other.value - one.value);
  const [first, second] = [parts[0]!, parts[1]!];
  const ahead = { value: first.value - second.value, error: Math.hypot(first.error, second.error) };
  return clear(first) && clear(ahead) ? first.cause : "unclear";
}

function clear({ value, error }: Part): boolean {
  return Math.abs(value) > CLEAR * error;
}
