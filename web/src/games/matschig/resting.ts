import { kindOf } from "./kinds";
import { say } from "./words";

/** With fewer cards, a hand is filled up after the mud that flies now, as long as there are cards to draw. */
const FULL_HAND = 7;

/** Say what a player can expect who has nothing to do now: without water or sand in hand this may last. */
export function resting(hand: readonly string[], pile: number): string {
  const kinds = hand.map(kindOf);
  const [water, sand] = [kinds.includes("W"), kinds.includes("S")];
  if ((water && sand) || (hand.length < FULL_HAND && pile > 0)) return say("status-rest");
  return say("status-stuck", { lacks: water ? "sand" : sand ? "water" : "both", pile });
}
