import { proposal, type Offer, type Offers } from "./offers";
import { sticksFor } from "./segments";
import type { Play } from "./contract";

/** Why a number cannot be shown now. */
export type Reason = "turn" | "shape" | "weak" | "sticks" | "many" | "few" | "cards";

/**
 * A number of the order and what the cards that were picked up have to do with it: `play` them as this number, `fill` up the
 * selection with the cheapest cards that make it so, or `closed` with the reason.
 */
export type Chip = {
  number: string;
  sticks: number | null;
  offer: Offer | null;
  state: "play" | "fill" | "closed";
  reason: Reason | null;
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
  sticks: number;
  myTurn: boolean;
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
  const possible = offers.with(selection, sizeOf(situation));
  return numbers.map((number) => {
    const sticks = selection.length ? sticksFor(selection, number) : null;
    const fitting = possible.filter((offer) => offer.number === number);
    const exact = fitting.find((offer) => offer.cards.length === selection.length);
    if (exact) return { number, sticks, offer: exact, state: "play", reason: null };
    const offer = fillable(situation) ? proposal(fitting) : null;
    if (offer) return { number, sticks: offer.sticks, offer, state: "fill", reason: null };
    return { number, sticks, offer: null, state: "closed", reason: reasonOf(situation, number, sticks) };
  });
}

/** A leader who picked up cards means these cards; one who did not, or who owes a count, is helped. */
function fillable(situation: Situation): boolean {
  return situation.selection.length === 0 || sizeOf(situation) !== null;
}

function reasonOf(situation: Situation, number: string, sticks: number | null): Reason {
  const { selection, numbers, play } = situation;
  if (selection.length && sticks === null) return "shape";
  if (play && numbers.indexOf(number) <= numbers.indexOf(play.number)) return "weak";
  if (sticks !== null && sticks > situation.sticks) return "sticks";
  if (!situation.myTurn) return "turn";
  const size = sizeOf(situation);
  if (size !== null && selection.length > size) return "many";
  if (size !== null && selection.length && selection.length < size) return "few";
  return "cards";
}
