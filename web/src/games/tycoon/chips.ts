import { asked, proposal, type Offer, type Offers } from "./offers";
import { shownAs, sticksFor } from "./segments";
import type { Play } from "./contract";

/**
 * A number of the order, and what a press does. `play` plays the picked cards as this number. `fill` picks the cheapest
 * cards that make the number playable. `closed` does nothing, because `text` is then not a legal move.
 */
export type Chip = {
  number: string;
  state: "play" | "fill" | "closed";
  text: string;
  offer: Offer | null;
  sticks: number | null;
  /** The first picked card that cannot show the number. */
  shapeless: string | null;
};

export type Situation = {
  /** The numbers from the weakest to the strongest. */
  numbers: string[];
  play: Play | null;
  offers: Offers;
  selection: string[];
  /** Whether the page proposed the selection for one number. Other numbers then have their own proposals. */
  proposed: boolean;
  /** How many cards the leader wants to play, if the leader chose a count. */
  wanted: number | null;
};

/** Return how many cards have to be played: as many as the play on the table, otherwise the chosen count. */
export function sizeOf({ play, wanted, selection }: Situation): number | null {
  if (play) return play.cards.length;
  return wanted !== null && wanted >= selection.length ? wanted : null;
}

export function chipsOf(situation: Situation): Chip[] {
  const { selection, proposed } = situation;
  const chips = chipsFor(situation);
  if (!proposed || selection.length === 0) return chips;
  const others = chipsFor({ ...situation, selection: [] });
  return chips.map((chip, index) => (chip.state === "play" ? chip : others[index]!));
}

function chipsFor(situation: Situation): Chip[] {
  const { numbers, offers, selection } = situation;
  const size = sizeOf(situation);
  const possible = offers.with(selection, size);
  return numbers.map((number) => {
    const fitting = possible.filter((offer) => offer.number === number);
    const exact = fitting.find((offer) => offer.cards.length === selection.length);
    if (exact) return open("play", exact);
    const offer = fillable(situation) ? proposal(fitting) : null;
    return offer ? open("fill", offer) : closed(number, selection, size);
  });
}

/** Whether the page may add cards. A leader who picked cards without a count wants to play exactly these cards. */
function fillable(situation: Situation): boolean {
  return situation.selection.length === 0 || sizeOf(situation) !== null;
}

function open(state: "play" | "fill", offer: Offer): Chip {
  const { number, move, sticks } = offer;
  return { number, state, text: move, offer, sticks, shapeless: null };
}

function closed(number: string, cards: string[], size: number | null): Chip {
  const sticks = cards.length ? sticksFor(cards, number) : null;
  const shapeless = cards.find((card) => !shownAs(card, number)) ?? null;
  return { number, state: "closed", text: asked(number, cards, size), offer: null, sticks, shapeless };
}
