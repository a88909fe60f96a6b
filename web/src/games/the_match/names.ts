import { i18n } from "$lib/i18n/i18n.svelte";
import { Fields, type Company } from "$table/texts/fields";
import type { Table } from "./contract";
import contract from "./contract.json";
import { fromLeft, rowFor, type Place } from "./pitch";
import { said, say } from "./words";

export function fieldsFor(company: Company): Fields {
  return new Fields(contract, () => said.now, company);
}

const fields = fieldsFor({ name: String, you: null });

export function cardName(card: string): string {
  return fields.named(card);
}

export function partName({ part, shootout }: Pick<Table, "part" | "shootout">): string {
  return say("part", { part, number: shootout?.piles ?? 0 });
}

export function timeOf({ part, minute, turn, shootout }: Table): string {
  if (minute !== null) return say("minute", { minute });
  const { number = 1, series = [] } = shootout ?? {};
  return part === "ten_shots"
    ? say("shot", { number, series: series[turn ?? 0] ?? 0 })
    : say("pair", { number });
}

/**
 * Return a position of the pitch as text. Rows count from the side of `bottom`, and columns from the left of `bottom`,
 * for both attackers.
 */
export function placeName([row, column]: Place, bottom: number): string {
  return say("pitch-place", { row: rowFor(bottom, row), column: fromLeft(column, bottom) });
}

/** Return the next row of the attacker, counted from the side of `bottom`. */
export function nextRow({ turn, row }: Pick<Table, "turn" | "row">, bottom: number): number {
  return rowFor(bottom, rowFor(turn ?? bottom, row ?? 1));
}

/** Whether this open card does not fit the ball. For a face-down card, this is unknown. */
export function misfits(card: string | null, fits: Table["fits"]): boolean {
  if (!card || !fits) return false;
  return !card.startsWith(fits.colour) && Number(card.slice(1)) !== fits.number;
}

/** Whether all cards that can be chosen now are open, and no card of them fits. */
export function barren({ fits, field, reach }: Pick<Table, "fits" | "field" | "reach">): boolean {
  if (!fits || !field || reach.length === 0) return false;
  return reach.every(([row, column]) => misfits(field[row - 1]?.[column - 1] ?? null, fits));
}

/** Longest word in the generated names of guests. */
const LONG = 15;

/** Return a long name without its last words or letters, for lines with other text. */
export function short(name: string): string {
  if (name.length <= LONG) return name;
  const begun = name.slice(0, LONG);
  const space = begun.lastIndexOf(" ");
  return `${begun.slice(0, space > LONG / 3 ? space : LONG - 1).trimEnd()}…`;
}

export function score(goals: number[]): string {
  return goals.join(":");
}

/** Return a probability in percent. Probabilities below 10 % have one decimal. */
export function percent(chance: number): string {
  const digits = chance > 0 && chance < 0.0995 ? 1 : 0;
  return new Intl.NumberFormat(i18n.language, { style: "percent", maximumFractionDigits: digits }).format(
    chance,
  );
}
