import { i18n } from "$lib/i18n/i18n.svelte";
import { Said } from "$lib/i18n/words";

/** The texts of the deals of the day. */
export const { say } = new Said(
  import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default", eager: true }),
);

/** Return "3rd" or "3.". Fluent itself does not select by ordinals. */
export function ordinal(number: number): string {
  const kind = new Intl.PluralRules(i18n.language, { type: "ordinal" }).select(number);
  return say("ordinal", { number, kind });
}
