import { Follow, type Step } from "$lib/net/follow";
import { live } from "$lib/net/live.svelte";
import type { Happening, Problem, Table, View } from "$lib/protocol";
import { LONGEST_BACKLOG } from "$lib/animation/queue";
import { amongOthers } from "./others";
import { Talk } from "./talk.svelte";
import { Thought } from "./thought";

/** For how long it is told at least why a move was refused, in milliseconds: others go on meanwhile. */
const TOLD = 6000;

/** One table as this page follows it: everything about it that is not a game's own. */
export class Play {
  /** Whether this is a game that is over, looked at move by move. */
  readonly past: boolean = false;
  /** Whether nobody else is here, to talk with or to ask: at a game that is over, and in a lesson. */
  readonly alone: boolean = false;
  /** Whether each sentence stays for as long as a learner needs to read it: in a lesson. */
  readonly unhurried: boolean = false;
  /** Whether only the essentials are to be said: in the first lessons. */
  readonly early: boolean = false;
  /** How many happenings may wait to be shown before the table jumps to what is true now. */
  readonly backlog: number = LONGEST_BACKLOG;
  table: Table = $state.raw()!;
  /** Moves that were sent and not yet acknowledged. */
  pending = $state.raw<string[]>([]);
  /** When an open window closes by itself, on the clock of this page (`performance.now`). */
  closesAt = $state<number | null>(null);
  /** When the clocks of the seats were read, on the clock of this page. */
  clocksAt = $state(0);
  /** Why the last move was refused, for a while or until the next one is made. */
  refusal = $state.raw<Problem | null>(null);
  /** The number of the last event that the table has shown to its end, and for which it offers the moves. */
  shownTo = $state(0);
  /** What the table shows just now, in a sentence. */
  telling = $state("");
  /** Who has just taken back a move that all had seen. */
  rethinking = $state<number | null>(null);
  readonly talk: Talk;
  /** How often a learner decided again: what was picked before is forgotten. */
  tries = $state(0);
  private readonly follow: Follow;
  private readonly thought = new Thought();
  private receiver: ((step: Step) => void) | null = null;
  private onward: () => void = () => {};
  private leave: (() => void) | null = null;
  private refusalTimer: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table) {
    this.adopt(table);
    this.talk = new Talk(table.id, () => this.table.you !== null || this.table.watching !== "nobody");
    this.follow = new Follow(table.id, live.say, {
      step: (step) => this.take(step),
      seats: (seats, watchers) => (this.table = { ...this.table, seats, watchers }),
      refused: (_, problem) => this.refuse(problem),
      pending: (moves) => (this.pending = moves),
    });
    this.follow.seen = table.number;
  }

  start(): () => void {
    const stops = [live.follow(this.follow), this.talk.start(amongOthers(this.table))];
    this.leave = () => {
      clearTimeout(this.refusalTimer);
      clearTimeout(this.retry);
      stops.forEach((stop) => stop());
    };
    return () => this.leave?.();
  }

  /** The game's stage asks for every step from now on. `onward` lets it show its next moment at once. */
  receive(receiver: (step: Step) => void, onward = () => {}): () => void {
    this.receiver = receiver;
    this.onward = onward;
    return () => {
      this.receiver = null;
      this.onward = () => {};
    };
  }

  /** Let the stage show its next moment at once. */
  showNext(): void {
    this.onward();
  }

  /** All that happened so far, as far as it may be seen from here. */
  story(): Promise<Happening[]> {
    return new Promise((tell) => this.follow.retell(tell));
  }

  /** `seen` is the last event of what was shown when this was chosen. */
  move(move: string, seen: number): void {
    this.refusal = null;
    this.follow.move(move, seen, this.thought.until(performance.now()));
  }

  /** Ask why this is no move now. */
  askWhy(move: string, seen: number, tell: (why: Problem) => void): void {
    this.refusal = null;
    this.follow.askWhy(move, seen, tell);
  }

  /** Think again about what told nobody anything, or ask the others whether one may. */
  takeBack(): void {
    this.refusal = null;
    this.follow.takeBack(this.table.number);
  }

  /** Somebody sat down here: what this browser may see has changed. */
  replace(table: Table): void {
    this.adopt(table);
    this.follow.seen = table.number;
    live.renew();
  }

  /** The answer to something that was asked outside of the line, which may tell the same, or more, already. */
  update(table: Table): void {
    if (table.number < this.follow.seen) return;
    this.adopt(table);
    // Whoever shows each step has to hear of it from the line, with what happened.
    if (!this.receiver) this.follow.seen = table.number;
  }

  protected take(step: Step): void {
    const { number, state, seats, closes_in, clocks, undo } = step;
    const view = seenBy((step.whole ?? this.table).you, step.view);
    const rethought = step.happenings.some(({ type }) => type === "rethink");
    this.rethinking = rethought ? (this.table.undo?.seat ?? null) : null;
    const news = { number, state, seats, closes_in, clocks, undo, view };
    this.adopt({ ...this.table, ...step.whole, ...news }, !step.whole);
    if (step.whole && this.refusal?.code === "too_many") this.refusal = null;
    this.receiver?.({ ...step, view });
  }

  protected refuse(problem: Problem): void {
    this.refusal = problem;
    clearTimeout(this.refusalTimer);
    const ms = Math.max(TOLD, 1000 * (problem.retry_after ?? 0));
    this.refusalTimer = setTimeout(() => (this.refusal = null), ms);
    if (!problem.retry_after) return;
    // If it was the question for the table that was refused, nothing is heard of it until it is asked again.
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.follow.watch(true), 1000 * problem.retry_after);
  }

  private adopt(table: Table, news = false): void {
    const now = performance.now();
    this.table = { ...table, view: seenBy(table.you, table.view) };
    this.closesAt = table.closes_in === null ? null : now + 1000 * table.closes_in;
    this.clocksAt = now;
    const mine = table.you === null ? null : (table.view?.seat ?? null);
    this.thought.hear(mine === null ? null : (table.clocks?.[mine] ?? null), table.number, news, now);
  }
}

/** What somebody without a seat gets to see. A view that is shown to them has the moves of its seat, but they are not theirs. */
function seenBy(you: Table["you"], view: View | null): View | null {
  return view && you === null && view.moves.length > 0 ? { ...view, moves: [] } : view;
}
