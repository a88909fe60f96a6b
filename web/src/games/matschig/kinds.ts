import { frontOf } from "$lib/i18n/front";

/** The texts for the front page, which loads before all other texts and also shows cards. */
export const front = frontOf("matschig");

export type Special = "Wind" | "Sun" | "Duck" | "Share" | "13";
/** The kinds of cards. A single letter is a kind with values. */
export type Kind = "W" | "S" | "U" | Special;

/** "W5" is water with the value 5. */
const NUMBERED_CARD = /^[WSU]\d$/;

export function isSpecial(card: string): card is Special {
  return !NUMBERED_CARD.test(card);
}

export function kindOf(card: string): Kind {
  return isSpecial(card) ? card : (card.charAt(0) as Kind);
}

export function printed(card: Special): string {
  return front.say(`kind-${card}`);
}
