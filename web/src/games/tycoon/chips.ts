import { proposal, type Offer, type Offers } from "./offers";
import { shownAs, sticksFor } from "./segments";
import type { Play, Refusal, Table } from "./contract";

/** Why a number cannot be shown now: what the game has against it, or only that it is not the turn or that the hand does not do. */
export type Reason = Refusal | "turn" | "cards";

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
  /** Those that beat what lies. */
  stronger: string[];
  order: Table["order"];
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

/** Nobody need try it to hear what the server would say. */
function reasonOf(situation: Situation, number: string, sticks: number | null): Reason {
  const { selection, numbers, stronger, order, play, sticks: held } = situation;
  const barred = selection.find((card) => !shownAs(card, number));
  if (barred !== undefined) return { code: "cannot_show", card: barred, number, ...reach(barred, numbers) };
  if (play && !stronger.includes(number))
    return {
      code: "too_weak",
      number,
      lying: play.number,
      order,
      stronger: stronger.length ? stronger : null,
    };
  if (sticks !== null && sticks > held)
    return { code: "too_dear", number, cards: selection, needed: sticks, held };
  if (!situation.myTurn) return "turn";
  const [count, wanted] = [selection.length, play?.cards.length ?? selection.length];
  return count > 0 && count !== wanted ? { code: "wrong_count", count, wanted } : "cards";
}

/** What a card can become, the cheapest first. */
function reach(card: string, numbers: string[]): { numbers: string[]; sticks: number[] } {
  const ways = numbers.flatMap((number) => {
    const sticks = sticksFor([card], number);
    return sticks === null ? [] : [{ number, sticks }];
  });
  ways.sort((a, b) => a.sticks - b.sticks);
  return { numbers: ways.map(({ number }) => number), sticks: ways.map(({ sticks }) => sticks) };
}
