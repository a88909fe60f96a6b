import { kindOf } from "./kinds";
import { say } from "./words";

/** A hand with fewer cards is filled after the current mud, while the pile has cards. */
const FULL_HAND = 7;

/**
 * Return what a player without a decision can expect. Without water or sand, the player may have to wait for a long
 * time.
 */
export function resting(hand: readonly string[], pile: number): string {
  const kinds = hand.map(kindOf);
  const [water, sand] = [kinds.includes("W"), kinds.includes("S")];
  if ((water && sand) || (hand.length < FULL_HAND && pile > 0)) return say("status-rest");
  return say("status-stuck", { lacks: water ? "sand" : sand ? "water" : "both", pile });
}
