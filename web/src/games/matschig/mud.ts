import { kindOf, sum } from "./cards";

/** The values that water and sand come in: nothing weighs six. */
const VALUES = [1, 2, 3, 4, 5, 7];

/** Mud at a glance. `missing` would make it perfect; it is `null` for perfect mud and where no such card exists. */
export type Weight = { total: number; perfect: boolean; missing: string | null };

export function weightOf(mud: string[]): Weight {
  const water = sum(mud.filter((card) => kindOf(card) === "water"));
  const sand = sum(mud.filter((card) => kindOf(card) === "sand"));
  const gap = Math.abs(water - sand);
  const missing = VALUES.includes(gap) ? `${water < sand ? "W" : "S"}${gap}` : null;
  return { total: water + sand, perfect: gap === 0, missing };
}
