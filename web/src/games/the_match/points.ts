import type { Where } from "./shown";
import { homeOf, spotOf, SIDE } from "./pitch";

/** A position of the ball, as shares of the field between the goals. Below 0 and above 1 the ball is in a goal. */
export type Point = { x: number; y: number };

export const CHOICES = 5;
export const SIXTH = 5;
/** Relative heights of the rows in the shoot-out: cards, keeper, circle, keeper, cards. */
export const SHOOTOUT_ROWS = [1, 1, 0.55, 1, 1];

/** The ball is on the lower half of a card, so that the number stays visible. */
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
