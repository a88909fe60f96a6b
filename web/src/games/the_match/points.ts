import type { Where } from "./shown";
import { homeOf, spotOf, SIDE } from "./pitch";

/** Where the ball lies, as shares of the field between the goals; below 0 and above 1 it is in the goal at that end. */
export type Point = { x: number; y: number };

export const CHOICES = 5;
export const SIXTH = 5;
/** How high the rows of the shoot-out are: cards, keeper, circle, keeper, cards. */
export const SHOOTOUT_ROWS = [1, 1, 0.55, 1, 1];

/** The ball lies on the lower half of a card, so that its number stays in sight. */
const LOWER = 0.24;

const ends = (y: number): Point => ({ x: 0.5, y });

export function pointOf(where: Where, bottom: number, sharedSixth: boolean): Point {
  switch (where.on) {
    case "home":
      return ends(homeOf(where.seat, bottom).y > 0 ? 2 : -1);
    case "net":
      return ends(homeOf(1 - where.seat, bottom).y > 0 ? 2 : -1);
    case "field": {
      const { x, y } = spotOf(where.place, bottom);
      return { x: (x - 0.5) / SIDE, y: (y - 0.5 + LOWER) / SIDE };
    }
    case "line": {
      const keeper = where.index === SIXTH;
      const near = where.seat === bottom;
      if (keeper && sharedSixth) return { x: 0.5, y: middleOf(2, 0.1) };
      const row = keeper ? (near ? 3 : 1) : near ? 4 : 0;
      return { x: keeper ? 0.5 : (where.index + 0.5) / CHOICES, y: middleOf(row, LOWER) };
    }
  }
}

function middleOf(row: number, lower: number): number {
  const above = SHOOTOUT_ROWS.slice(0, row).reduce((sum, height) => sum + height, 0);
  const all = SHOOTOUT_ROWS.reduce((sum, height) => sum + height, 0);
  return (above + (0.5 + lower) * SHOOTOUT_ROWS[row]!) / all;
}
