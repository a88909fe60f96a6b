import { motion } from "$lib/motion.svelte";
import { cubicOut, cubicIn } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

// What flies has `contain: layout`: a movement that begins or ends does then not have the page laid out anew.

/** Where the cards of the hand were last seen: a card that is played leaves the hand before it can be asked. */
export const lastSeen = new Map<string, DOMRect>();

function rectOfSeat(seat: number): DOMRect | null {
  return document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect() ?? null;
}

/** A card comes to the middle from the hand, or from the seat of whoever played it. */
export function arrive(
  node: Element,
  { card, seat, mine }: { card: string; seat: number; mine: boolean },
): TransitionConfig {
  const from = (mine && lastSeen.get(card)) || rectOfSeat(seat);
  lastSeen.delete(card);
  return flight(node, from, { duration: motion.ms(330), easing: cubicOut, small: 0.55 });
}

/** A card leaves the middle for the seat that takes it, straight or thrown so many pixels high; without one it is gone at once. */
export function leave(
  node: Element,
  { taker, arc = 0 }: { taker: number | null; arc?: number },
): TransitionConfig {
  const to = taker === null ? null : rectOfSeat(taker);
  return flight(node, to, { duration: motion.ms(to ? 400 : 0), easing: cubicIn, small: 0.3, arc });
}

/** Where what is dealt comes from, and how long it takes: no time where nobody is to see it. */
type Dealt = { index: number; ms: number };

/** A card of the own hand comes from the middle of the table. */
export function fromDeck(node: Element, { index, ms }: Dealt): TransitionConfig {
  const deck = ms ? (document.querySelector("[data-deck]")?.getBoundingClientRect() ?? null) : null;
  return { ...flight(node, deck, { duration: ms, easing: cubicOut, small: 0.45 }), delay: (index * ms) / 8 };
}

/** The back of a card goes from the middle to a seat, and is seen no more. */
export function toSeat(node: Element, { seat, index, ms }: Dealt & { seat: number }): TransitionConfig {
  const to = ms ? rectOfSeat(seat) : null;
  if (!to) return { duration: 0 };
  const { dx, dy } = between(node.getBoundingClientRect(), to);
  return {
    duration: ms,
    delay: (index * ms) / 8,
    easing: cubicOut,
    css: (t, u) =>
      `opacity: ${Math.min(1, 5 * u)}; transform: translate(${dx * t}px, ${dy * t}px) scale(${1 - 0.5 * t})`,
  };
}

/** How far it is from the middle of one to that of the other. */
function between(one: DOMRect, other: DOMRect): { dx: number; dy: number } {
  return {
    dx: other.x + other.width / 2 - (one.x + one.width / 2),
    dy: other.y + other.height / 2 - (one.y + one.height / 2),
  };
}

type Manner = { duration: number; easing: (t: number) => number; small: number; arc?: number };

function flight(
  node: Element,
  other: DOMRect | null,
  { duration, easing, small, arc = 0 }: Manner,
): TransitionConfig {
  if (!other) return { duration: 0 };
  const { dx, dy } = between(node.getBoundingClientRect(), other);
  return {
    duration,
    easing,
    css: (t, u) =>
      `transform: translate(${dx * u}px, ${dy * u - 4 * arc * t * u}px) scale(${small + (1 - small) * t})`,
  };
}
