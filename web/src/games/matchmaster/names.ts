import { Fields, type Company } from "$table/texts/fields";
import type { Table } from "./contract";
import contract from "./contract.json";
import { said, say } from "./words";

export function fieldsFor(company: Company): Fields {
  return new Fields(contract, () => said.now, company);
}

const fields = fieldsFor({ name: String, you: null });

/** A card as text: "Trump 5". */
export function spoken(card: string): string {
  return fields.card(card);
}

/** Return a move as text: "bid 2 tricks", "play Trump 13". */
export function spokenMove(move: string): string {
  return move.startsWith("bid ") ? fields.move(move) : say("move-card", { card: spoken(move) });
}

type Asked = { table: Table; asked: Table; pending: string | null; myTurn: boolean };

/** Return why the player cannot play a card now. */
export function barred({ table, asked, pending, myTurn }: Asked): string {
  // A bid that the page is sending is also pending.
  if (table.phase === "bidding") return say("hand-bidding");
  if (pending) return say("hand-pending");
  if (!myTurn) return say("hand-not-yet");
  return demanded(asked) ?? say("hand-not-now");
}

/** Return the required suit: "Follow suit: light orange.". Returns `null` if the player has no choice anyway. */
export function demanded({ hand, duty }: Table): string | null {
  if (duty) return fields.refusal(duty);
  return (hand ?? []).length > 1 ? say("hand-any") : null;
}
