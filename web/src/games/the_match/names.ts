import { colourOf, numberOf } from "./cards";
import { words } from "./words";

/** A card in words. */
export function cardName(card: string): string {
  return words().card(words().colours[colourOf(card)], numberOf(card));
}

export function score(goals: number[]): string {
  return goals.join(":");
}
