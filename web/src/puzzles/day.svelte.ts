import type { DailyPuzzle, DailyPuzzles } from "$lib/wire";
import { calls } from "./calls";

/** The puzzles of a day, with the answers of the person. */
export class Day {
  shown = $state.raw<DailyPuzzles | null>(null);
  failure = $state.raw<unknown>(null);

  private wanted: string | null = null;

  async load(day: string | null): Promise<void> {
    this.wanted = day;
    this.failure = null;
    this.shown = null;
    try {
      const shown = await calls.day(day);
      if (this.wanted === day) this.shown = shown; // else the person has opened another day in the meantime
    } catch (error) {
      if (this.wanted === day) this.failure = error;
    }
  }

  /** Ask again after an answer. The page shows the old ratings if the server cannot be reached. */
  async refresh(): Promise<void> {
    const before = this.shown?.day;
    if (!before) return;
    const shown = await calls.day(before).catch(() => null);
    if (shown && this.shown?.day === before) this.shown = shown;
  }
}

export function answered(puzzles: readonly DailyPuzzle[]): number {
  return puzzles.filter(({ answer }) => answer).length;
}

export function solved(puzzles: readonly DailyPuzzle[]): number {
  return puzzles.filter(({ answer }) => answer?.solved).length;
}

/** Return the number (from 1) of the first open puzzle after puzzle `from`, or before it; `null` if all are answered. */
export function nextOpen(puzzles: readonly DailyPuzzle[], from = 0): number | null {
  const numbers = puzzles.map((_, index) => index + 1);
  const order = [...numbers.slice(from), ...numbers.slice(0, from)];
  return order.find((number) => !puzzles[number - 1]!.answer) ?? null;
}
