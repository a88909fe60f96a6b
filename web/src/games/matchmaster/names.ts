import { demandOf, rankOf, suitOf } from "./cards";
import type { Table } from "./contract";
import { words } from "./words";

type Asked = { table: Table; moves: string[]; pending: string | null; myTurn: boolean };

/** A card in words: "Trump 5". */
export function spoken(card: string): string {
  return words().card(words().suits[suitOf(card)], rankOf(card));
}

/** Why a card of the own hand cannot be played now. */
export function barred({ table, moves, pending, myTurn }: Asked): string {
  const { hand } = words();
  // A bid that is on its way is pending, too.
  if (table.phase === "bidding") return hand.bidding;
  if (pending) return hand.pending;
  return myTurn ? (demanded(table, moves) ?? hand.notNow) : hand.notYet;
}

/** What the trick asks of the hand: "Follow suit: light orange". */
export function demanded({ hand, trick }: Table, moves: string[]): string | null {
  const demand = demandOf(hand ?? [], moves, trick);
  if (demand === null) return null;
  if (typeof demand === "string") return words().hand[demand];
  return words().hand.follow(words().suits[demand.follow]);
}
