import type { Taught } from "$lib/protocol";
import { remembered } from "$lib/remembered";

type Kept = { moves: string[]; step: number; steps: number };

/** Return the first unfinished lesson of a learner who has finished one; `null` for others. */
export function nextLesson(game: string, lessons: readonly string[]): string | null {
  const open = lessons.filter((lesson) => !new Attended(game, lesson).done);
  return open.length < lessons.length ? (open[0] ?? null) : null;
}

/** A learner's progress in a lesson, which this browser keeps. */
export class Attended {
  constructor(
    private readonly game: string,
    private readonly lesson: string,
  ) {}

  /** The correct moves up to now; empty for a finished lesson, because it starts again. */
  get moves(): string[] {
    const { moves, step, steps } = this.kept;
    return step < steps ? moves : [];
  }

  /** The number of finished steps and of all steps; `null` if the learner never started the lesson. */
  get far(): { step: number; steps: number } | null {
    const { step, steps } = this.kept;
    return step ? { step, steps } : null;
  }

  get done(): boolean {
    const { step, steps } = this.kept;
    return step > 0 && step === steps;
  }

  /** A finished lesson stays finished when the learner repeats it. */
  keep(moves: string[], { step, steps, over }: Taught): void {
    if (this.done && !over) return;
    remembered.set(this.name, JSON.stringify({ moves, step, steps }));
  }

  private get name(): string {
    return `lesson.${this.game}.${this.lesson}`;
  }

  private get kept(): Kept {
    const nothing = { moves: [], step: 0, steps: 0 };
    try {
      return { ...nothing, ...(JSON.parse(remembered.get(this.name) ?? "{}") as Partial<Kept>) };
    } catch {
      return nothing;
    }
  }
}
