import type { Change, Facts, InTheGame } from "./contract";
import facts from "./facts.json";

/**
 * The segments as the viewer sees them: a top, b upper right, c lower right, d bottom, e lower left, f upper left, g
 * middle.
 */
export const SEGMENTS = ["a", "b", "c", "d", "e", "f", "g"] as const;
export type Segment = (typeof SEGMENTS)[number];

const FACTS: Facts = facts;

export const KINDS = Object.keys(FACTS.changes);
export const MOST = FACTS.most_cards;

/** Return the numbers in their normal order, and how many cards of each kind this expansion contains. */
export function inTheGame(expansion: unknown): InTheGame {
  return FACTS.expansions[String(expansion)] ?? facts.expansions.none;
}

export function isExtra(card: string): boolean {
  return !Object.hasOwn(facts.expansions.none.cards, card);
}

/** Return how a card becomes a number, or `null` if it cannot. */
export function shownAs(card: string, number: string): Change | null {
  return FACTS.changes[card]?.[number] ?? null;
}

/** Return the card that the rules name: "{4}" is a printed card, "9:4" a card that shows a number. */
export function named(card: string): { kind: string; number: string; change: Change | null } {
  const [number = "", kind = ""] = card.startsWith("{") ? ["", card.slice(1, -1)] : card.split(":");
  return { kind, number, change: shownAs(kind, number) };
}

/** Return the matchsticks that these cards together need to show this number, or `null` if one card cannot show it. */
export function sticksFor(cards: string[], number: string): number | null {
  const changes = cards.map((card) => shownAs(card, number)?.sticks.length ?? null);
  return changes.reduce((sum, sticks) => (sum === null || sticks === null ? null : sum + sticks), 0);
}

const OPPOSITE: Record<Segment, Segment> = { a: "d", b: "e", c: "f", d: "a", e: "b", f: "c", g: "g" };

export function shapeOf(kind: string): Segment[] {
  return [...(FACTS.shapes[kind] ?? "")] as Segment[];
}

export function upsideDown(segments: Segment[]): Segment[] {
  return segments.map((segment) => OPPOSITE[segment]);
}

/**
 * The centre and direction of the matchstick on each segment of a card of 100 by 144. All matchsticks point in one
 * direction around the card, so that a card upside down looks printed.
 */
const LIES: Record<Segment, { x: number; y: number; turn: number }> = {
  a: { x: 50, y: 23, turn: 0 },
  b: { x: 75, y: 47.5, turn: 90 },
  c: { x: 75, y: 96.5, turn: 90 },
  d: { x: 50, y: 121, turn: 180 },
  e: { x: 25, y: 96.5, turn: 270 },
  f: { x: 25, y: 47.5, turn: 270 },
  g: { x: 50, y: 72, turn: 0 },
};

export function placed(segment: Segment): string {
  const { x, y, turn } = LIES[segment];
  return `translate(${x} ${y}) rotate(${turn})`;
}

/** Return a point at the distances `along` and `beside` the matchstick from its centre. */
function point(segment: Segment, along: number, beside = 0): string {
  const { x, y, turn } = LIES[segment];
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return [x + along * cos - beside * sin, y + along * sin + beside * cos]
    .map((one) => one.toFixed(1))
    .join(" ");
}

// One path for everything printed on a card, because a slow phone takes milliseconds to style the parts of a hand.

export function sticksAt(segments: Segment[]): string {
  return segments
    .map(
      (at) =>
        `M${point(at, -19.5, -3.8)}L${point(at, 12, -3.8)} ${point(at, 12, 3.8)} ${point(at, -19.5, 3.8)}Z`,
    )
    .join("");
}

export function headsAt(segments: Segment[]): string {
  const half = (at: Segment, along: number) => `A6.4 5.6 ${LIES[at].turn} 0 1 ${point(at, along)}`;
  return segments.map((at) => `M${point(at, 9.1)}${half(at, 21.9)}${half(at, 9.1)}Z`).join("");
}

export function linesAt(segments: Segment[]): string {
  return segments.map((at) => `M${point(at, -19)}L${point(at, 19)}`).join("");
}

const BARS: Record<Segment, string> = {
  a: "M16 8H44",
  b: "M50 14V44",
  c: "M50 56V86",
  d: "M16 92H44",
  e: "M10 56V86",
  f: "M10 14V44",
  g: "M16 50H44",
};

export function bars(segments: Iterable<Segment>): string {
  return [...segments].map((segment) => BARS[segment]).join("");
}
