import { call, CallFailed } from "$lib/net/api";
import type { JudgedMove, Problem, Table, View } from "$lib/protocol";

/** A position at which a reader chooses a move. */
export type QuestionSource = {
  /** The table with the names of the players. The question shows neither the state nor the result of this table. */
  table: Pick<Table, "id" | "game" | "players" | "options" | "seats">;
  /** What the seat sees, with its legal moves. */
  view: View;
  /** Judge a move. Throws `CallFailed`, also for a move that is not legal. */
  judge: (move: string) => Promise<JudgedMove>;
};

/**
 * Return the question at a position of a finished table or of an uploaded record. `path` is the path of the requests about this
 * game. Throws `CallFailed`.
 */
export async function questionAt(
  table: QuestionSource["table"],
  path: string,
  { event, seat }: { event: number; seat: number },
): Promise<QuestionSource> {
  const address = `${path}/positions/${event}/${seat}`;
  return {
    table,
    view: await call<View>("GET", address),
    judge: async (move) => judged(await call<JudgedMove | { error: Problem }>("POST", address, { move })),
  };
}

function judged(answer: JudgedMove | { error: Problem }): JudgedMove {
  if ("error" in answer) throw new CallFailed(answer.error, 200);
  return answer;
}
