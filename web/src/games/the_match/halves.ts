import type { Table, Whistle } from "./contract";

export type Part = Table["part"];
export type Half = Whistle["part"];

/** In the order in which they are played. */
export const HALVES: Half[] = ["first_half", "second_half", "first_extra_half", "second_extra_half"];

/** When a half begins and how long it is, in minutes, as on a real pitch. */
const MINUTES: Partial<Record<Part, [from: number, length: number]>> = {
  first_half: [0, 45],
  second_half: [45, 45],
  first_extra_half: [90, 15],
  second_extra_half: [105, 15],
};

/** The minute of the match: every ball is a share of the half. `null` in the shoot-out. */
export function minuteOf({ part, stacks, used }: Table): number | null {
  const half = MINUTES[part];
  if (!half) return null;
  const [from, length] = half;
  const turned = used.reduce((sum, balls) => sum + balls.length, 0);
  const all = turned + stacks.reduce((sum, left) => sum + left, 0);
  return from + 1 + Math.floor((Math.max(turned - 1, 0) * length) / Math.max(all, 1));
}
