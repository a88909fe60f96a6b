import type { Part, TheMatchTable } from "./types";

/** When a half begins and how long it is, in minutes, as on a real pitch. */
const MINUTES: Partial<Record<Part, [from: number, length: number]>> = {
  first_half: [0, 45],
  second_half: [45, 45],
  first_extra_half: [90, 15],
  second_extra_half: [105, 15],
};

/** The minute of the match: every ball is a share of the half. `null` in the shoot-out. */
export function minuteOf({ part, stacks, used }: TheMatchTable): number | null {
  const half = MINUTES[part];
  if (!half) return null;
  const [from, length] = half;
  const turned = used.reduce((sum, balls) => sum + balls.length, 0);
  const all = turned + stacks.reduce((sum, left) => sum + left, 0);
  return from + 1 + Math.floor((Math.max(turned - 1, 0) * length) / Math.max(all, 1));
}
