import { i18n } from "$lib/i18n/index.svelte";

/** A chance in few signs; what is rare gets a digit more. */
export function percent(chance: number): string {
  const digits = chance > 0 && chance < 0.0995 ? 1 : 0;
  return new Intl.NumberFormat(i18n.language, { style: "percent", maximumFractionDigits: digits }).format(
    chance,
  );
}
