import { motion } from "$lib/animation/motion.svelte";
import type { TransitionConfig } from "svelte/transition";
import { beforeNextFrame } from "$lib/animation/next_frame";

// Flying elements need `contain: layout`. Without this property, the start and the end of a flight cause a layout of
// the page.

/** Arriving elements slow down at the end. Leaving elements slow down at the start. */
export const COMING = "cubic-bezier(0.33, 1, 0.68, 1)";
const GOING = "cubic-bezier(0.32, 0, 0.67, 0)";

// Svelte decides which elements arrive and leave, and keeps leaving elements until their time is over. This file starts
// the animations, because Svelte would use two animations for each element and compute every frame.

/** Last positions of the cards in the hand, because a played card has left the hand before its position is needed. */
export const lastSeen = new Map<string, DOMRect>();

export function rectOfSeat(seat: number | null): DOMRect | null {
  return document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect() ?? null;
}

export function arrive(
  node: Element,
  { card, seat, mine }: { card: string; seat: number; mine: boolean },
): TransitionConfig {
  const seen = mine && lastSeen.get(card);
  lastSeen.delete(card);
  const from = () => seen || rectOfSeat(seat);
  return fly(node, from, { duration: motion.ms(330), easing: COMING }, comingFrom(0.55));
}

/**
 * Move a card from the middle to the seat that takes it. `arc` is the height of the throw in pixels. Without a taker
 * the card disappears at once.
 */
export function leave(
  node: Element,
  { taker, arc = 0 }: { taker: number | null; arc?: number },
): TransitionConfig {
  const duration = taker === null || document.hidden ? 0 : motion.ms(400);
  const at = ({ dx, dy }: Way, gone: number) =>
    `translate(${dx * gone}px, ${dy * gone - 4 * arc * gone * (1 - gone)}px) scale(${1 - 0.7 * gone})`;
  const steps = arc ? 12 : 1;
  fly(
    node,
    () => rectOfSeat(taker),
    { duration, easing: GOING, fill: "forwards" },
    (way) => Array.from({ length: steps + 1 }, (_, step) => ({ transform: at(way, step / steps) })),
  );
  return { duration };
}

export function fade(_: Element, { ms }: { ms: number }): TransitionConfig {
  // Svelte's own `fade` reads the opacity, which makes the browser compute the styles of the whole page.
  return { duration: motion.ms(ms), css: (t) => `opacity: ${t}` };
}

export function drop(
  node: Element,
  { by, ms, delay = 0 }: { by: number; ms: number; delay?: number },
): TransitionConfig {
  const frames = { opacity: [0, 1], transform: [`translateY(${-by}px)`, "none"] };
  if (ms) node.animate(frames, { duration: ms, delay, easing: COMING, fill: "backwards" });
  return { duration: 0 };
}

/**
 * A dealt card: its position in the order of dealing, and the duration of its flight. The duration is 0 if the flight
 * is not visible.
 */
type Dealt = { index: number; ms: number };

const whenDealt = ({ index, ms }: Dealt) => ({ duration: ms, delay: (index * ms) / 8, easing: COMING });

export function fromDeck(node: Element, dealt: Dealt): TransitionConfig {
  const deck = () => document.querySelector("[data-deck]")?.getBoundingClientRect() ?? null;
  return fly(node, deck, whenDealt(dealt), comingFrom(0.45));
}

export function toSeat(node: Element, { seat, ...dealt }: Dealt & { seat: number }): TransitionConfig {
  return fly(
    node,
    () => rectOfSeat(seat),
    whenDealt(dealt),
    ({ dx, dy }) => [
      { opacity: 1, transform: "none" },
      { opacity: 1, offset: 0.8 },
      { opacity: 0, transform: `translate(${dx}px, ${dy}px) scale(0.5)` },
    ],
  );
}

type Way = { dx: number; dy: number };

function comingFrom(small: number): (way: Way) => Keyframe[] {
  return ({ dx, dy }) => [
    { transform: `translate(${dx}px, ${dy}px) scale(${small})` },
    { transform: "none" },
  ];
}

/**
 * The last animation of each element. If a leaving element returns early, the old animation must not keep the element
 * at the destination.
 */
const flights = new WeakMap<Element, { animation?: Animation }>();

/** Start the animation in the next frame. Until then, the code can still read the position of the other element. */
function fly(
  node: Element,
  other: () => DOMRect | null,
  when: KeyframeAnimationOptions,
  frames: (way: Way) => Keyframe[],
): TransitionConfig {
  flights.get(node)?.animation?.cancel();
  const flight: { animation?: Animation } = {};
  flights.set(node, flight);
  if (when.duration && !document.hidden)
    beforeNextFrame(() => {
      const [one, there] = [node.getBoundingClientRect(), other()];
      const way = there && {
        dx: there.x + there.width / 2 - (one.x + one.width / 2),
        dy: there.y + there.height / 2 - (one.y + one.height / 2),
      };
      return () => {
        if (!way || flights.get(node) !== flight) return;
        flight.animation = node.animate(frames(way), { fill: "backwards", ...when });
      };
    });
  return { duration: 0 };
}
