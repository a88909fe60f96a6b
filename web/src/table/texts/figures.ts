import { i18n } from "$lib/i18n/i18n.svelte";

/** Return points with a real minus sign (U+2212), which the font contains. */
export function points(count: number): string {
  return count < 0 ? `−${-count}` : `${count}`;
}

export function change(count: number): string {
  return count < 0 ? points(count) : `+${count}`;
}

/** Return a number in the format of the chosen language, with a real minus sign. */
export function figure(value: number, digits: number): string {
  const text = Math.abs(value).toLocaleString(i18n.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const nothing = Number(Math.abs(value).toFixed(digits)) === 0;
  return value < 0 && !nothing ? `−${text}` : text;
}

/** Return a number like `figure`, with a plus sign for gains. */
export function signed(value: number, digits: number): string {
  const text = figure(value, digits);
  return text.startsWith("−") || /^[0.,]+$/.test(text) ? text : `+${text}`;
}
