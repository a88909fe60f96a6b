import { i18n } from "$lib/i18n/i18n.svelte";

/** With a real minus sign, which the letters of the print have. */
export function points(count: number): string {
  return count < 0 ? `−${-count}` : `${count}`;
}

/** Points won or lost in one round. */
export function change(count: number): string {
  return count < 0 ? points(count) : `+${count}`;
}

/** A figure as it is written in the chosen language, with a real minus sign. */
export function figure(value: number, digits: number): string {
  const text = Math.abs(value).toLocaleString(i18n.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const nothing = Number(Math.abs(value).toFixed(digits)) === 0;
  return value < 0 && !nothing ? `−${text}` : text;
}

/** The same with a sign in any case: what was won or lost. */
export function signed(value: number, digits: number): string {
  const text = figure(value, digits);
  return text.startsWith("−") || /^[0.,]+$/.test(text) ? text : `+${text}`;
}
