import { pressesSomethingElse, meansTheTable } from "$table/keys";
import type { Choice } from "./choice.svelte";

/** Handle a key at the table. A focused button handles its own keys. */
export function keyed(event: KeyboardEvent, choice: Choice): void {
  if (!meansTheTable(event)) return;
  // A key that the player holds down by mistake must not make further decisions.
  if (event.repeat && event.key !== "Enter") return;
  const { answering, defending, asked } = choice;
  const pressed = event.key.toLowerCase();
  if (/^[1-5]$/.test(pressed)) digit(Number(pressed) - 1, choice);
  else if (pressed === "l" && asked === "window") answering.let();
  else if (pressed === "a") choice.asks.toggle();
  else if (pressed === "c" && asked === "defence") defending.suggest();
  else if (["escape", "backspace"].includes(pressed)) choice.clear();
  else if (pressed === "enter" && !pressesSomethingElse(event.target)) {
    event.preventDefault();
    if (!event.repeat) choice.confirm();
  }
}

/** Choose the player with this number if a target is due, otherwise the mud card. */
function digit(index: number, choice: Choice): void {
  const seat = choice.targets[index];
  if (seat !== undefined) choice.aim(seat);
  else if (choice.asked === "defence" && index < choice.defending.mud.length) choice.defending.press(index);
}
