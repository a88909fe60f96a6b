const DAY_MS = 24 * 3600 * 1000;

/** Return the days of the last weeks up to this day, in weeks from Monday. Days are days in UTC, such as 2026-10-03. */
export function weeksUntil(now: Date, weeks: number): string[][] {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const monday = today - ((now.getUTCDay() + 6) % 7) * DAY_MS;
  return Array.from({ length: weeks }, (_, week) => {
    const first = monday - (weeks - 1 - week) * 7 * DAY_MS;
    const days = Array.from({ length: 7 }, (_, day) => first + day * DAY_MS);
    return days.filter((day) => day <= today).map((day) => new Date(day).toISOString().slice(0, 10));
  });
}
