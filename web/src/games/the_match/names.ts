import { i18n } from "$lib/i18n/index.svelte";
import { colourOf, numberOf } from "./cards";
import { fromLeft, rowFor, type Place } from "./pitch";
import { words } from "./words";

/** A card in words. */
export function cardName(card: string): string {
  return words().card(words().colours[colourOf(card)], numberOf(card));
}

/** A place of the pitch in words: rows count from the side of the attacker, columns from the left of `bottom`. */
export function placeName([row, column]: Place, attacker: number, bottom: number): string {
  return words().pitch.place(rowFor(attacker, row), fromLeft(column, bottom));
}

/** A name in a line that has to tell more. */
export function short(name: string): string {
  return name.length > 13 ? `${name.slice(0, 12).trimEnd()}…` : name;
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
