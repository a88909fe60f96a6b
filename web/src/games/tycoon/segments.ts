/**
 * What is printed on the cards, and what it can become. It draws and explains; which plays are legal is the server's word.
 * Segments: a top, b upper right, c lower right, d bottom, e lower left, f upper left, g middle.
 */
export const SEGMENTS = ["a", "b", "c", "d", "e", "f", "g"] as const;
export type Segment = (typeof SEGMENTS)[number];

const SHAPES: Record<string, string> = {
  "0": "abcdef",
  "1": "bc",
  "2": "abdeg",
  "3": "abcdg",
  "4": "bcfg",
  "5": "acdfg",
  "6": "acdefg",
  "7": "abc",
  "8": "abcdefg",
  "9": "abcdfg",
  A: "abcefg",
  b: "cdefg",
  C: "adef",
  d: "bcdeg",
  E: "adefg",
  F: "aefg",
  G: "acdef",
  H: "bcefg",
  "=": "dg",
  _: "",
};

/** The kinds of cards in the order of the notation. */
export const KINDS = [..."012345678AbCdFGH=_"];
export const BASE_KINDS = KINDS.slice(0, 14);

/** The kinds that are in the game with this expansion. */
export function kindsOf(expansion: string): string[] {
  return KINDS.slice(0, expansion === "all" ? 18 : expansion === "GH" ? 16 : 14);
}

const OPPOSITE: Record<Segment, Segment> = { a: "d", b: "e", c: "f", d: "a", e: "b", f: "c", g: "g" };

export function shapeOf(kind: string): Segment[] {
  return [...(SHAPES[kind] ?? "")] as Segment[];
}

/** The segments of something seen upside down. */
export function upsideDown(segments: Segment[]): Segment[] {
  return segments.map((segment) => OPPOSITE[segment]);
}

export type Ways = { sticks: number; upright: boolean; turned: boolean };

/** How a card becomes a number: with how many sticks and which way round; `null` if it cannot. */
export function waysTo(card: string, number: string): Ways | null {
  const [print, goal] = [shapeOf(card), shapeOf(number)];
  const fits = (segments: Segment[]) => segments.every((segment) => goal.includes(segment));
  const upright = fits(print);
  const turned = fits(upsideDown(print));
  return upright || turned ? { sticks: goal.length - print.length, upright, turned } : null;
}

/** How a card looks as that number: upright if it can be, and the segments that sticks lie on. */
export function shownAs(card: string, number: string): { turned: boolean; sticks: string } | null {
  const ways = waysTo(card, number);
  if (!ways) return null;
  const print = ways.upright ? shapeOf(card) : upsideDown(shapeOf(card));
  const sticks = shapeOf(number).filter((segment) => !print.includes(segment));
  return { turned: !ways.upright, sticks: sticks.join("") };
}

/** The sticks that these cards need to show this number together; `null` if one of them cannot. */
export function sticksFor(cards: string[], number: string): number | null {
  let sum = 0;
  for (const card of cards) {
    const ways = waysTo(card, number);
    if (!ways) return null;
    sum += ways.sticks;
  }
  return sum;
}
