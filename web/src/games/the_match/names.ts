import { i18n } from "$lib/i18n/i18n.svelte";
import { Fields, type Company } from "$table/texts/fields";
import type { Table } from "./contract";
import contract from "./contract.json";
import { fromLeft, rowFor, type Place } from "./pitch";
import { said, say } from "./words";

/** How the values of this game are said among these players. */
export function fieldsFor(company: Company): Fields {
  return new Fields(contract, () => said.now, company);
}

const fields = fieldsFor({ name: String, you: null });

/** A card in words. */
export function cardName(card: string): string {
  return fields.named(card);
}

/** The part of the match. */
export function partName({ part, shootout }: Pick<Table, "part" | "shootout">): string {
  return say("part", { part, number: shootout?.piles ?? 0 });
}

/** How far it has got: the minute, or the number of the shot. */
export function timeOf({ part, minute, turn, shootout }: Table): string {
  if (minute !== null) return say("minute", { minute });
  const { number = 1, series = [] } = shootout ?? {};
  return part === "ten_shots"
    ? say("shot", { number, series: series[turn ?? 0] ?? 0 })
    : say("pair", { number });
}

/** A place of the pitch in words. Rows count from the side of `bottom`, whoever attacks, and columns from its left. */
export function placeName([row, column]: Place, bottom: number): string {
  return say("pitch-place", { row: rowFor(bottom, row), column: fromLeft(column, bottom) });
}

/** The number of the row in which the attacker chooses next, counted from the side of `bottom`. */
export function nextRow({ turn, row }: Pick<Table, "turn" | "row">, bottom: number): number {
  return rowFor(bottom, rowFor(turn ?? bottom, row ?? 1));
}

/** Whether all cards that can be chosen now are open, and none of them fits. */
export function barren({ fits, field, reach }: Pick<Table, "fits" | "field" | "reach">): boolean {
  if (!fits || !field || reach.length === 0) return false;
  return reach.every(([row, column]) => {
    const card = field[row - 1]?.[column - 1];
    return card ? !card.startsWith(fits.colour) && Number(card.slice(1)) !== fits.number : false;
  });
}

/** So many letters have the longest words of the names that are made up for guests. */
const LONG = 15;

/** A name in a line that has to tell more: if it is long, without its last words, or else without its last letters. */
export function short(name: string): string {
  if (name.length <= LONG) return name;
  const begun = name.slice(0, LONG);
  const space = begun.lastIndexOf(" ");
  return `${begun.slice(0, space > LONG / 3 ? space : LONG - 1).trimEnd()}…`;
}

export function score(goals: number[]): string {
  return goals.join(":");
}

/** A chance in few signs; what is rare gets a digit more. */
export function percent(chance: number): string {
  const digits = chance > 0 && chance < 0.0995 ? 1 : 0;
  return new Intl.NumberFormat(i18n.language, { style: "percent", maximumFractionDigits: digits }).format(
    chance,
  );
}
