import { Fields, type Company } from "$table/texts/fields";
import contract from "./contract.json";
import { said, say } from "./words";

export function fieldsFor(company: Company): Fields {
  return new Fields(contract, () => said.now, company);
}

const fields = fieldsFor({ name: String, you: null });

/** A card as text: "Water 5". */
export function spoken(card: string): string {
  return fields.card(card);
}

export function listed(cards: string[]): string {
  return cards.map(spoken).join(", ");
}

export function points(count: number): string {
  return say("points", { count });
}
