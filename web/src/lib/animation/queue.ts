import type { Step } from "$lib/net/follow";
import type { Happening } from "$lib/protocol";
import type { Sound } from "$lib/sounds";

/** A moment of an animation: its change, its duration and its sound. */
export type Beat = { run: () => void; ms: number; sound?: Sound | undefined };

export type Stage = {
  /** Return the beats of one happening. The last beat may still run when a person skips it. */
  beats: (happening: Happening, step: Step) => Beat[];
  /** Show exactly the state that the server sent: the step is over. */
  settle: (step: Step) => void;
  /** Called after a change that the page does not show yet. */
  look?: () => void;
  sound?: (sound: Sound) => void;
};

export type Clock = {
  later: (run: () => void, ms: number) => unknown;
  cancel: (timer: unknown) => void;
};

/** A longer backlog is not worth watching: the table jumps to the newest state. */
export const LONGEST_BACKLOG = 14;

type Part = { step: Step; happening: Happening | null };

/** Shows happenings one after another. It skips none while a person watches, and always ends at the server's view. */
export class Queue {
  private parts: Part[] = [];
  private beats: Beat[] = [];
  private timer: unknown = null;
  private hurried = false;
  private held = false;

  constructor(
    private readonly stage: Stage,
    private readonly clock: Clock,
    private readonly watched: () => boolean = () => true,
    private readonly changed: () => void = () => {},
    private readonly maxBacklog = LONGEST_BACKLOG,
  ) {}

  /** The number of happenings that were not started. */
  get backlog(): number {
    return this.parts.filter((part) => part.happening !== null).length;
  }

  get idle(): boolean {
    return this.empty && this.timer === null;
  }

  private get empty(): boolean {
    return this.parts.length === 0 && this.beats.length === 0;
  }

  private get nothingDue(): boolean {
    return this.beats.length === 0 && (this.held || this.parts.length === 0);
  }

  add(step: Step): void {
    for (const happening of step.happenings) this.parts.push({ step, happening });
    this.parts.push({ step, happening: null });
    if (this.backlog > this.maxBacklog || !this.watched()) this.jump();
    else if (this.timer === null && step.happenings.length === 0) this.run();
    else if (this.timer === null) this.runIn(0);
    this.changed();
  }

  /** Finish the current happening, then show nothing until `goOn`. */
  hold(): void {
    this.held = true;
  }

  goOn(): void {
    if (!this.held) return;
    this.held = false;
    if (this.timer === null && !this.empty) this.runIn(0);
  }

  /** Show the next beat now: a person has seen enough of this one. */
  next(): void {
    if (this.timer === null) return;
    this.stop();
    this.run();
    this.changed();
  }

  /** Show the rest at once: a person wants to continue. */
  hurry(): void {
    this.held = false;
    if (this.idle) return;
    this.hurried = true;
    this.stop();
    this.run();
    this.changed();
  }

  /** Skip all waiting happenings and show the newest state. */
  jump(): void {
    this.stop();
    const last = this.parts.at(-1);
    this.held = false;
    this.parts = [];
    this.beats = [];
    if (last) this.settle(last.step);
  }

  stop(): void {
    if (this.timer !== null) this.clock.cancel(this.timer);
    this.timer = null;
  }

  /** Show what is due. Each beat and each end of a step runs in a separate task: long tasks make animations stutter. */
  private run(): void {
    while (!this.nothingDue) {
      const ms = this.showNext();
      if (this.hurried || this.empty) continue;
      this.runIn(ms);
      return;
    }
    this.hurried = false;
  }

  private runIn(ms: number): void {
    this.timer = this.clock.later(() => {
      this.timer = null;
      this.run();
      this.changed();
    }, ms);
  }

  /** Show the next beat, or end the step. Returns the duration in milliseconds. */
  private showNext(): number {
    let beat = this.beats.shift();
    while (!beat) {
      if (this.held) return 0;
      const part = this.parts.shift();
      if (!part?.happening) {
        if (part) this.settle(part.step);
        return 0;
      }
      this.beats = this.stage.beats(part.happening, part.step);
      beat = this.beats.shift();
    }
    beat.run();
    this.stage.look?.();
    if (beat.sound && !this.hurried) this.stage.sound?.(beat.sound);
    return beat.ms;
  }

  private settle(step: Step): void {
    this.stage.settle(step);
    this.stage.look?.();
  }
}
