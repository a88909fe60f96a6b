import { kindOf } from "./kinds";
import { say } from "./words";

/** Say what a player can expect who has nothing to do now: without water or sand in hand this may last. */
export function resting(hand: readonly string[], pile: number): string {
  const kinds = hand.map(kindOf);
  const [water, sand] = [kinds.includes("W"), kinds.includes("S")];
  if (water && sand) return say("status-rest");
  return say("status-stuck", { lacks: water ? "sand" : sand ? "water" : "both", pile });
}
