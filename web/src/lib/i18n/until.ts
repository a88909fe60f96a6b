/** A day and a time of day, so many seconds from now. */
export function until(language: string, seconds: number): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return format.format(new Date(Date.now() + 1000 * seconds));
}
