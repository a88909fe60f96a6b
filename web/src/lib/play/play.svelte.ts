import { Follow, type Step } from "$lib/net/follow";
import { live } from "$lib/net/live.svelte";
import type { Happening, Problem, Table, View } from "$lib/protocol";
import { LONGEST_BACKLOG } from "$lib/animation/queue";
import { amongOthers } from "./others";
import { Talk } from "./talk.svelte";
import { Thought } from "./thought";

/** A refusal stays for a while, because the other players continue meanwhile. */
const MIN_REFUSAL_MS = 6000;

export class Play {
  /** Whether this is a replay. */
  readonly past: boolean = false;
  /** Whether no other person takes part, as in a replay or a lesson. */
  readonly alone: boolean = false;
  /** Whether each sentence stays until a learner has read it. */
  readonly unhurried: boolean = false;
  /** Whether to show only the most important texts, as in the first lessons. */
  readonly early: boolean = false;
  readonly backlog: number = LONGEST_BACKLOG;
  table: Table = $state.raw()!;
  /** Moves whose events have not arrived. */
  pending = $state.raw<string[]>([]);
  /** The time when an open interrupt closes, measured by `performance.now`. */
  closesAt = $state<number | null>(null);
  /** The time when the clocks arrived, measured by `performance.now`. */
  clocksAt = $state(0);
  /** Why the server refused a move, until the next move or for a while. */
  refusal = $state.raw<Problem | null>(null);
  /** The last event that the table has shown completely. The player chooses moves after this event. */
  shownTo = $state(0);
  telling = $state("");
  /** The seat that has just undone a move that all players had seen. */
  rethinking = $state<number | null>(null);
  readonly talk: Talk;
  /** The number of repeated decisions in a lesson. A change clears the selected cards. */
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

  /** Send all steps to the game's stage. `onward` lets the stage show its next beat at once. */
  receive(receiver: (step: Step) => void, onward = () => {}): () => void {
    this.receiver = receiver;
    this.onward = onward;
    return () => {
      this.receiver = null;
      this.onward = () => {};
    };
  }

  showNext(): void {
    this.onward();
  }

  story(): Promise<Happening[]> {
    return new Promise((tell) => this.follow.retell(tell));
  }

  move(move: string, seen: number): void {
    this.refusal = null;
    this.follow.move(move, seen, this.thought.until(performance.now()));
  }

  askWhy(move: string, seen: number, tell: (why: Problem) => void): void {
    this.refusal = null;
    this.follow.askWhy(move, seen, tell);
  }

  takeBack(): void {
    this.refusal = null;
    this.follow.takeBack(this.table.number);
  }

  /** Use the table of an HTTP answer after a person took a seat, and reconnect because they may see other cards now. */
  replace(table: Table): void {
    this.adopt(table);
    this.follow.seen = table.number;
    live.renew();
  }

  /** Use the table of an HTTP answer, unless the WebSocket has brought a newer one. */
  update(table: Table): void {
    if (table.number < this.follow.seen) return;
    this.adopt(table);
    // A stage needs the happenings of each step, which only the WebSocket brings.
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
    const ms = Math.max(MIN_REFUSAL_MS, 1000 * (problem.retry_after ?? 0));
    this.refusalTimer = setTimeout(() => (this.refusal = null), ms);
    if (!problem.retry_after) return;
    // A refused `watch` gets no answer until it is sent again.
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

/** Return the view without moves for a spectator. A player who shares cards has moves, which the spectator cannot make. */
function seenBy(you: Table["you"], view: View | null): View | null {
  return view && you === null && view.moves.length > 0 ? { ...view, moves: [] } : view;
}
