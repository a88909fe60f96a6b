import type { View } from "$lib/protocol";
import { Fields, type Company } from "$table/texts/fields";
import { WordsNarrator } from "$table/texts/words_narrator";
import type { Offer } from "./offers";
import type { Table } from "./contract";
import contract from "./contract.json";
import { said, say } from "./words";

export function fieldsFor(company: Company): Fields {
  return new Fields(contract, () => said.now, company);
}

const fields = fieldsFor({ name: String, you: null });

export function kindName(kind: string): string {
  if (kind === "=") return say("kind-bars");
  return kind === "_" ? say("kind-blank") : kind;
}

/** Return a move as text: "play 2 × 8 (from 0, 8)", "pass". */
export function spokenMove(move: string): string {
  const [number = "", kinds] = move.split(": ");
  if (kinds === undefined) return fields.move(move);
  const cards = kinds.split(" ").map(kindName);
  return say("move-play", { count: cards.length, number, cards: cards.join(", ") });
}

/** Return an offered play as text: "Play 2 × 8, 1 match". */
export function spokenPlay({ cards, number, sticks }: Offer): string {
  return say("pick-play", { cards: cards.length, number, count: sticks });
}

export class TycoonNarrator extends WordsNarrator {
  protected override question({ moves, table }: View): string {
    const { play, forced } = table as Table;
    if (forced === "return") return `${say("status-returns", { seat_is: "you", seat: "" })}.`;
    if (!play) return moves[0] === "pass" ? `${say("status-barren")}.` : say("ask-lead");
    if (forced === "pass") return `${say("status-forced", { number: play.number })}.`;
    if (moves.length === 1) return say("ask-stuck");
    return say("ask-follow", { count: play.cards.length, number: play.number });
  }
}
