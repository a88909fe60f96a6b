import { asked, proposal, type Offer, type Offers } from "./offers";
import { shownAs, sticksFor } from "./segments";
import type { Play } from "./contract";

/**
 * A number of the order and what the cards that were picked up have to do with it: `play` them as this number, `fill` up the
 * selection with the cheapest cards that make it so, or `closed`. `text` is the play; of a closed number it is none, and the
 * game says why not.
 */
export type Chip = {
  number: string;
  state: "play" | "fill" | "closed";
  text: string;
  offer: Offer | null;
  sticks: number | null;
  /** The first of the cards that has no way to show the number. */
  shapeless: string | null;
};

export type Situation = {
  /** From the weakest to the strongest. */
  numbers: string[];
  play: Play | null;
  offers: Offers;
  selection: string[];
  /** The selection was only proposed for a number: every other number has its own proposal. */
  proposed: boolean;
  /** How many cards a leader wants to play, if that was said. */
  wanted: number | null;
};

/** How many cards have to be played: as many as lie, else as many as were wished for. */
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

/** A leader who picked up cards means these cards; one who did not, or who owes a count, is helped. */
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
