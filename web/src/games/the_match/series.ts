import type { Table } from "./contract";

/** A shot that was a goal, one that was not, and one that is still to come. */
export type Dot = "goal" | "miss" | "open";

/** More pairs than these are no longer shown one by one. */
const MOST = 16;

/** One seat's shots: the first series (ten, unless the stacks are of another size), and the pairs after it. */
export function dotsOf(
  { part, stacks, used, shootout }: Table,
  seat: number,
): { first: Dot[]; pairs: Dot[] } {
  const shots = shootout?.shots[seat] ?? [];
  const done = (shot: boolean): Dot => (shot ? "goal" : "miss");
  const turned = used[seat]?.length ?? 0;
  const size = turned + (stacks[seat] ?? 0);
  const first = Array.from({ length: size }, (_, index): Dot => {
    const shot = shots[index];
    return shot === undefined ? "open" : done(shot);
  });
  if (part === "ten_shots") return { first, pairs: [] };
  const pairs = shots.slice(size).map(done);
  const others = shootout?.shots[1 - seat]?.length ?? 0;
  const open: Dot[] = others >= shots.length ? ["open"] : [];
  return { first, pairs: [...pairs, ...open].slice(-MOST) };
}
