import { motion } from "$lib/animation/motion.svelte";
import type { TransitionConfig } from "svelte/transition";
import { beforeNextFrame } from "$lib/animation/next_frame";

// What flies has `contain: layout`: a movement that begins or ends does then not have the page laid out anew.

/** What comes is fast at first, what goes is fast at last. */
export const COMING = "cubic-bezier(0.33, 1, 0.68, 1)";
const GOING = "cubic-bezier(0.32, 0, 0.67, 0)";

// Svelte says what comes and goes, and keeps what goes for as long. It is moved here: Svelte would need two animations for it, and
// compute each of their frames.

/** Where the cards of the hand were last seen: a card that is played leaves the hand before it can be asked. */
export const lastSeen = new Map<string, DOMRect>();

/** Where this seat is; `null` where it is not in sight. */
export function rectOfSeat(seat: number | null): DOMRect | null {
  return document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect() ?? null;
}

/** A card comes to the middle from the hand, or from the seat of whoever played it. */
export function arrive(
  node: Element,
  { card, seat, mine }: { card: string; seat: number; mine: boolean },
): TransitionConfig {
  const seen = mine && lastSeen.get(card);
  lastSeen.delete(card);
  const from = () => seen || rectOfSeat(seat);
  return fly(node, from, { duration: motion.ms(330), easing: COMING }, comingFrom(0.55));
}

/** A card leaves the middle for the seat that takes it, straight or thrown so many pixels high; without one it is gone at once. */
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

/** It comes or goes where it is. */
export function fade(_: Element, { ms }: { ms: number }): TransitionConfig {
  // Svelte's own asks how opaque it is, for which the whole page is styled.
  return { duration: motion.ms(ms), css: (t) => `opacity: ${t}` };
}

/** Something falls so many pixels to where it is. */
export function drop(
  node: Element,
  { by, ms, delay = 0 }: { by: number; ms: number; delay?: number },
): TransitionConfig {
  const frames = { opacity: [0, 1], transform: [`translateY(${-by}px)`, "none"] };
  if (ms) node.animate(frames, { duration: ms, delay, easing: COMING, fill: "backwards" });
  return { duration: 0 };
}

/** Where what is dealt comes from, and how long it takes: no time where nobody is to see it. */
type Dealt = { index: number; ms: number };

const whenDealt = ({ index, ms }: Dealt) => ({ duration: ms, delay: (index * ms) / 8, easing: COMING });

/** A card of the own hand comes from the middle of the table. */
export function fromDeck(node: Element, dealt: Dealt): TransitionConfig {
  const deck = () => document.querySelector("[data-deck]")?.getBoundingClientRect() ?? null;
  return fly(node, deck, whenDealt(dealt), comingFrom(0.45));
}

/** The back of a card goes from the middle to a seat, and is seen no more. */
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

/** How far it is from one's middle to that of another. */
type Way = { dx: number; dy: number };

function comingFrom(small: number): (way: Way) => Keyframe[] {
  return ({ dx, dy }) => [
    { transform: `translate(${dx}px, ${dy}px) scale(${small})` },
    { transform: "none" },
  ];
}

/** The last flight of each. What leaves may be wanted back before it is gone, and must not stay where that took it. */
const flights = new WeakMap<Element, { animation?: Animation }>();

/** Let it move from the next frame on: before that, the way to where the other one is can be read. */
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
