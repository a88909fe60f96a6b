import { CallFailed, isUnreachable } from "$lib/net/api";
import { explain } from "$lib/net/explain";
import { Play } from "$lib/play/play.svelte";
import { tableOf } from "$lib/play/still";
import type { JudgedMove, Problem, Seat } from "$lib/protocol";
import type { QuestionSource } from "./source";
import { say } from "./words";

/** A table at which a reader makes one move of a finished game. */
export class Asked extends Play {
  override readonly alone = true;
  /** The judgement of the reader's move; `null` before the answer. */
  judged = $state.raw<JudgedMove | null>(null);
  private readonly judge: QuestionSource["judge"];

  constructor({ table, view, judge }: QuestionSource) {
    const { seat } = view;
    const still = tableOf(table);
    const seats = still.seats.map((one): Seat => {
      const { name, face, kind, level } = table.seats[one.seat] ?? one;
      return one.seat === seat ? { ...one, name, face, kind: "person" } : { ...one, name, face, kind, level };
    });
    super({ ...still, seats, state: "playing", you: seat, yours: seat === null ? [] : [seat], view });
    this.judge = judge;
  }

  get seat(): number {
    return this.table.view?.seat ?? 0;
  }

  override start(): () => void {
    return () => {};
  }

  override move(move: string): void {
    this.refusal = null;
    if (this.judged || this.pending.length) return;
    this.pending = [move];
    void this.answer(move);
  }

  override askWhy(move: string, _: number, tell: (why: Problem) => void): void {
    this.judge(move).catch((error: unknown) =>
      tell(isUnreachable(error) ? { code: "unexplained", message: say("unexplained") } : problemOf(error)),
    );
  }

  override takeBack(): void {}

  private async answer(move: string): Promise<void> {
    try {
      this.judged = await this.judge(move);
      this.pending = [];
      this.close();
    } catch (error) {
      this.pending = [];
      this.refuse(problemOf(error));
    }
  }

  /** Let the table offer no further move. */
  private close(): void {
    const { state, seats, view, number } = this.table;
    const still = { closes_in: null, clocks: null, undo: null, whole: null };
    this.take({ number: number + 1, happenings: [], state, seats, view: { ...view!, moves: [] }, ...still });
  }
}

function problemOf(error: unknown): Problem {
  return error instanceof CallFailed ? error.problem : { code: "unreachable", message: explain(error) };
}
