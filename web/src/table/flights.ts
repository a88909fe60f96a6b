import { motion } from "$lib/motion.svelte";
import { cubicOut, cubicIn } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

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

type Manner = { duration: number; easing: (t: number) => number; small: number; arc?: number };

function flight(
  node: Element,
  other: DOMRect | null,
  { duration, easing, small, arc = 0 }: Manner,
): TransitionConfig {
  if (!other) return { duration: 0 };
  const here = node.getBoundingClientRect();
  const dx = other.x + other.width / 2 - (here.x + here.width / 2);
  const dy = other.y + other.height / 2 - (here.y + here.height / 2);
  return {
    duration,
    easing,
    css: (t, u) =>
      `transform: translate(${dx * u}px, ${dy * u - 4 * arc * t * u}px) scale(${small + (1 - small) * t})`,
  };
}
