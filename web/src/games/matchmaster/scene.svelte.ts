import { motion } from "$lib/motion.svelte";
import type { Step } from "$lib/follow";
import type { Play } from "$lib/play.svelte";
import type { View } from "$lib/protocol";
import { Queue } from "$lib/queue";
import { beatsOf, CALM, QUICK, STILL, type Shown } from "./beats";
import { Narrator } from "./narrator";
import type { MatchmasterHappening, MatchmasterTable } from "./types";

type MatchmasterView = View<MatchmasterTable>;

/** What the table shows right now: the server's view, a few moments behind it while things move. */
export class Scene {
  shown: Shown = $state()!;
  /** The number of the last event that was shown to its end. */
  number = $state(0);
  sheetOpen = $state(false);
  private view: MatchmasterView = $state.raw()!;
  private backlog = $state(0);
  private readonly queue: Queue;
  private readonly narrator: Narrator;

  constructor(readonly play: Play) {
    this.narrator = new Narrator(play);
    this.take(play.table.view as MatchmasterView, play.table.number);
    this.queue = new Queue(
      {
        beats: (happening, step) => this.beats(happening as MatchmasterHappening, step),
        settle: (step) => this.take(step.view as MatchmasterView, step.number),
      },
      {
        later: (run, ms) => window.setTimeout(run, ms),
        cancel: (timer) => window.clearTimeout(timer as number),
      },
      () => !document.hidden,
      () => (this.backlog = this.queue.backlog),
    );
  }

  start(): () => void {
    const stop = this.play.receive((step) => this.receive(step));
    return () => {
      stop();
      this.queue.stop();
    };
  }

  get table(): MatchmasterTable {
    return this.shown.table;
  }

  get me(): number | null {
    return this.view.seat;
  }

  get result() {
    return this.over ? this.view.result : null;
  }

  get over(): boolean {
    return this.table.phase === "over";
  }

  /** What may be done now: offered as soon as everything that leads to it was at least begun to be shown. */
  get moves(): string[] {
    return this.backlog === 0 && this.play.pending.length === 0 ? this.view.moves : [];
  }

  get myTurn(): boolean {
    return this.moves.length > 0;
  }

  /** The move that was sent and is not answered yet. */
  get pending(): string | null {
    return this.play.pending[0] ?? null;
  }

  move(move: string): void {
    if (!this.moves.includes(move)) return;
    this.queue.hurry();
    this.play.move(move);
  }

  private receive(step: Step): void {
    if (!step.view) return;
    this.view = step.view as MatchmasterView;
    this.queue.add(step);
  }

  private beats(happening: MatchmasterHappening, step: Step) {
    const after = (step.view as MatchmasterView).table;
    this.narrator.tell(happening);
    if (happening.type === "round") this.sheetOpen = this.me !== null && !this.view.over;
    const tempo = this.play.table.pace === "instant" ? QUICK : motion.reduced ? STILL : CALM;
    return beatsOf(happening, this.shown, after, tempo);
  }

  private take(view: MatchmasterView, number: number): void {
    this.view ??= view;
    // Said last, after everything that led to it, and once.
    if (view === this.view && view.moves.length > 0 && number !== this.number) this.narrator.turn(view);
    this.number = number;
    if (view.over) this.sheetOpen = false;
    this.shown = { table: structuredClone(view.table), taken: null };
    if (this.queue) this.backlog = this.queue.backlog;
  }
}
