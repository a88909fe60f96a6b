import { Follow, type Step } from "./follow";
import { live } from "./live.svelte";
import type { Problem, Table } from "./protocol";

/** One table as this page follows it: everything about it that is not a game's own. */
export class Play {
  table: Table = $state.raw()!;
  /** Moves that were sent and not yet acknowledged. */
  pending = $state.raw<string[]>([]);
  /** When an open window closes by itself, on the clock of this page (`performance.now`). */
  closesAt = $state<number | null>(null);
  /** Why the last move was refused, until the next one is made. */
  refusal = $state.raw<Problem | null>(null);
  private readonly follow: Follow;
  private receiver: ((step: Step) => void) | null = null;
  private leave: (() => void) | null = null;

  constructor(table: Table) {
    this.table = table;
    this.setTheClock(table.closes_in);
    this.follow = new Follow(table.id, live.say, {
      step: (step) => this.take(step),
      seats: (seats) => (this.table = { ...this.table, seats }),
      refused: (_, problem) => (this.refusal = problem),
      pending: (moves) => (this.pending = moves),
    });
    this.follow.seen = table.number;
  }

  start(): () => void {
    this.leave = live.follow(this.follow);
    return () => this.leave?.();
  }

  /** The game's stage asks for every step from now on. */
  receive(receiver: (step: Step) => void): () => void {
    this.receiver = receiver;
    return () => (this.receiver = null);
  }

  move(move: string): void {
    this.refusal = null;
    this.follow.move(move);
  }

  /** Somebody sat down here: what this browser may see has changed. */
  replace(table: Table): void {
    this.table = table;
    this.follow.seen = table.number;
    live.renew();
  }

  private setTheClock(seconds: number | null): void {
    this.closesAt = seconds === null ? null : performance.now() + 1000 * seconds;
  }

  private take(step: Step): void {
    const { number, state, seats, closes_in, view } = step;
    this.table = { ...this.table, ...step.whole, number, state, seats, closes_in, view };
    this.setTheClock(closes_in);
    if (step.whole && this.refusal?.code === "too_many") this.refusal = null;
    this.receiver?.(step);
  }
}
