import { i18n } from "./i18n/index.svelte";

/** A day and a time of day, in the chosen language. */
export function when(date: string): string {
  return new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(date),
  );
}
