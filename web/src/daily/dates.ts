import { i18n } from "$lib/i18n/i18n.svelte";

/** Return a day such as 2026-10-03 in the language of the page. Days are days in UTC. */
export function dayText(day: string, style: "long" | "medium" | "short" = "long"): string {
  const date = new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(i18n.region, { dateStyle: style, timeZone: "UTC" }).format(date);
}

/** Return a time of the device. A time on another day has its date. */
export function timeText(moment: string, now = new Date()): string {
  const date = new Date(moment);
  const same = date.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(i18n.region, {
    timeStyle: "short",
    ...(same ? {} : { dateStyle: "short" }),
  }).format(date);
}

/** Return the day after this day. */
export function nextDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
