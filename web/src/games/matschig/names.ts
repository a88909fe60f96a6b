import { Fields, type Company } from "$table/fields";
import contract from "./contract.json";
import { said, say } from "./words";

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

/** How the values of this game are said among these players. */
export function fieldsFor(company: Company): Fields {
  return new Fields(contract, () => said.now, company);
}

const fields = fieldsFor({ name: String, you: null });

/** A card in words: "Water 5". */
export function spoken(card: string): string {
  return fields.card(card);
}

export function listed(cards: string[]): string {
  return cards.map(spoken).join(", ");
}

export function points(count: number): string {
  return say("points", { count });
}
