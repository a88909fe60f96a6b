import { meansTheTable } from "$table/keys";
import type { TheMatchScene } from "./scene.svelte";

/** A digit plays the ball to what stands so far from the left. */
export function keyed(event: KeyboardEvent, scene: TheMatchScene): void {
  if (!meansTheTable(event)) return;
  // A key that is held down by mistake must not go on deciding.
  if (event.repeat) return;
  const most = scene.table.phase === "shot" ? 5 : 4;
  const digit = Number(event.key);
  if (Number.isInteger(digit) && digit >= 1 && digit <= most && !scene.over) scene.chooseSeen(digit);
}
