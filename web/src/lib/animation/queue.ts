import type { Step } from "$lib/net/follow";
import type { Happening } from "$lib/protocol";
import type { Sound } from "$lib/sounds";

/** A moment of an animation: what it does, how long the eye needs for it, and what is heard of it. */
export type Beat = { run: () => void; ms: number; sound?: Sound | undefined };

export type Stage = {
  /** How to show one happening; the last beat may still run when somebody moves on. */
  beats: (happening: Happening, step: Step) => Beat[];
  /** The step is over: show exactly what the server says. */
  settle: (step: Step) => void;
  /** Something has changed, and the page does not show it yet. */
  look?: () => void;
  /** A moment is heard; those that are hurried past are not. */
  sound?: (sound: Sound) => void;
};

export type Clock = {
  later: (run: () => void, ms: number) => unknown;
  cancel: (timer: unknown) => void;
};

/** More than this is no longer worth watching: the table jumps to what is true now. */
export const LONGEST_BACKLOG = 14;

type Part = { step: Step; happening: Happening | null };

/** Shows happenings one after another, skips none while somebody watches, and always arrives at the server's view. */
export class Queue {
  private parts: Part[] = [];
  private beats: Beat[] = [];
  private timer: unknown = null;
  private hurried = false;
  private held = false;

  constructor(
    private readonly stage: Stage,
    private readonly clock: Clock,
    /** False while nobody can see the page. */
    private readonly watched: () => boolean = () => true,
    private readonly changed: () => void = () => {},
    /** So many happenings may wait. */
    private readonly most = LONGEST_BACKLOG,
  ) {}

  /** Happenings that were not begun yet. */
  get backlog(): number {
    return this.parts.filter((part) => part.happening !== null).length;
  }

  get idle(): boolean {
    return this.empty && this.timer === null;
  }

  private get empty(): boolean {
    return this.parts.length === 0 && this.beats.length === 0;
  }

  /** Nothing is to be shown now. */
  private get still(): boolean {
    return this.beats.length === 0 && (this.held || this.parts.length === 0);
  }

  add(step: Step): void {
    for (const happening of step.happenings) this.parts.push({ step, happening });
    this.parts.push({ step, happening: null });
    if (this.backlog > this.most || !this.watched()) this.jump();
    else if (this.timer === null && step.happenings.length === 0) this.run();
    else if (this.timer === null) this.runIn(0);
    this.changed();
  }

  /** Show what was begun to its end, and nothing more until somebody goes on. */
  hold(): void {
    this.held = true;
  }

  /** Show what waits. */
  goOn(): void {
    if (!this.held) return;
    this.held = false;
    if (this.timer === null && !this.empty) this.runIn(0);
  }

  /** Show the next moment now: somebody has seen enough of this one. */
  next(): void {
    if (this.timer === null) return;
    this.stop();
    this.run();
    this.changed();
  }

  /** Show the rest without waiting: somebody wants to go on. */
  hurry(): void {
    this.held = false;
    if (this.idle) return;
    this.hurried = true;
    this.stop();
    this.run();
    this.changed();
  }

  /** Forget what was not shown yet and show the newest truth. */
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

  /** Each beat and each end of a step is a task of its own, and so is what is heard: short enough for things that move not to stop. */
  private run(): void {
    while (!this.still) {
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

  /** Show the next beat, or the end of a step where none is left, and tell for how long. */
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
