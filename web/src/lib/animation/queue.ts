import type { Step } from "$lib/net/follow";
import type { Happening } from "$lib/protocol";
import type { Sound } from "$lib/sounds";

/** A part of an animation: a change of the page, its duration and its sound. */
export type Beat = { run: () => void; ms: number; sound?: Sound | undefined };

export type Stage = {
  /** Return the beats of one happening. The last beat may still run when a person skips it. */
  beats: (happening: Happening, step: Step) => Beat[];
  /** Show the state that the server sent with this step. */
  settle: (step: Step) => void;
  /** Called after each change, before the browser has drawn it. */
  look?: () => void;
  sound?: (sound: Sound) => void;
};

export type Clock = {
  later: (run: () => void, ms: number) => unknown;
  cancel: (timer: unknown) => void;
};

/** With more waiting happenings, the table skips them and shows the newest state. */
export const LONGEST_BACKLOG = 14;

type Part = { step: Step; happening: Happening | null };

/** Shows the happenings of a table one after another, and ends each step with the server's view. */
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

  /** Finish the current happening, then wait until the caller calls `goOn`. */
  hold(): void {
    this.held = true;
  }

  goOn(): void {
    if (!this.held) return;
    this.held = false;
    if (this.timer === null && !this.empty) this.runIn(0);
  }

  /** Show the next beat now. */
  next(): void {
    if (this.timer === null) return;
    this.stop();
    this.run();
    this.changed();
  }

  /** Show all waiting happenings at once. */
  hurry(): void {
    this.held = false;
    if (this.idle) return;
    this.hurried = true;
    this.stop();
    this.run();
    this.changed();
  }

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

  /** Show beats, each in a separate task, because long tasks make animations stutter. */
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

  /** Show the next beat, or end the step. Returns the milliseconds until the following beat. */
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
