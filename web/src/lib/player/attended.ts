import type { Taught } from "$lib/protocol";
import { remembered } from "$lib/remembered";

type Kept = { moves: string[]; step: number; steps: number };

/** How far somebody has come in a lesson, as this browser remembers it. */
export class Attended {
  constructor(
    private readonly game: string,
    private readonly lesson: string,
  ) {}

  /** The right moves so far; none of a lesson that was done, which begins anew. */
  get moves(): string[] {
    const { moves, step, steps } = this.kept;
    return step < steps ? moves : [];
  }

  /** How many decisions were made, and of how many; none of a lesson that was never begun. */
  get far(): { step: number; steps: number } | null {
    const { step, steps } = this.kept;
    return step ? { step, steps } : null;
  }

  get done(): boolean {
    const { step, steps } = this.kept;
    return step > 0 && step === steps;
  }

  /** Whoever goes through a lesson once more has still done it. */
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
