import { colourOf, numberOf } from "./cards";
import { words } from "./words";

/** A card in words. */
export function cardName(card: string): string {
  return words().card(words().colours[colourOf(card)], numberOf(card));
}

/** A name in a line that has to tell more. */
export function short(name: string): string {
  return name.length > 13 ? `${name.slice(0, 12).trimEnd()}…` : name;
}

export function score(goals: number[]): string {
  return goals.join(":");
}
