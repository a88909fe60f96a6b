import { frontOf } from "$lib/i18n/front";

/** What the front page says of this game: it shows cards, too, and loads before all other words. */
export const front = frontOf("matschig");

export type Special = "Wind" | "Sun" | "Duck" | "Share" | "13";
/** The kinds of cards: those that have values are written with a letter. */
export type Kind = "W" | "S" | "U" | Special;

/** Before a value on its card: "W5" is water. */
const NUMBERED_CARD = /^[WSU]\d$/;

export function isSpecial(card: string): card is Special {
  return !NUMBERED_CARD.test(card);
}

export function kindOf(card: string): Kind {
  return isSpecial(card) ? card : (card.charAt(0) as Kind);
}

/** What is printed on a special card. */
export function printed(card: Special): string {
  return front.say(`kind-${card}`);
}
