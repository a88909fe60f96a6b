/** A day and a time of day. */
export function when(language: string, date: Date): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(date);
}

/** The same, so many seconds from now. */
export function until(language: string, seconds: number): string {
  return when(language, new Date(Date.now() + 1000 * seconds));
}
