import { call, CallFailed } from "$lib/net/api";
import type { JudgedMove, Problem, Replay, View } from "$lib/protocol";
import type { DailyPuzzles } from "$lib/wire";

const at = (day: string, puzzle: string) => `/api/puzzles/${day}/${encodeURIComponent(puzzle)}`;

export type ContinuationKind = "chosen" | "best";

/** The requests of the puzzles. Each throws `CallFailed`. */
export const calls = {
  /** `null` is today. */
  day: (day: string | null) =>
    call<DailyPuzzles>("GET", day ? `/api/puzzles/${encodeURIComponent(day)}` : "/api/puzzles"),
  view: (day: string, puzzle: string) => call<View>("GET", at(day, puzzle)),
  /** Answer a puzzle. The server judges the first answer. Also throws `CallFailed` for an illegal move. */
  async answer(day: string, puzzle: string, move: string): Promise<JudgedMove> {
    const answer = await call<JudgedMove | { error: Problem }>("POST", at(day, puzzle), { move });
    if ("error" in answer) throw new CallFailed(answer.error, 200);
    return answer;
  },
  continuation: (day: string, puzzle: string, kind: ContinuationKind) =>
    call<Replay>("GET", `${at(day, puzzle)}/continuations/${kind}`),
};
