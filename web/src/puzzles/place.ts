/** What an address of the puzzles shows: a day (`null` is today), and one of its puzzles (from 1) or all. */
export type Place = { day: string | null; number: number | null };

/** Return the place of an address such as "/puzzles/2026-10-03/4". */
export function placeIn(path: string): Place {
  const [, day, number] = /^\/puzzles(?:\/([^/]+)(?:\/(\d+))?)?\/?$/.exec(path) ?? [];
  return { day: day ?? null, number: number ? Number(number) : null };
}

export function addressOf(day: string, number?: number): string {
  return number === undefined ? `/puzzles/${day}` : `/puzzles/${day}/${number}`;
}

/** Return the date that is this number of days later. */
export function shifted(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
