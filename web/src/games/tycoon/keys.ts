import { pressesSomethingElse, meansTheTable } from "$table/keys";
import type { Choice } from "./choice.svelte";

/** What a key means at the table; keys that a button in focus understands itself are left to it. */
export function keyed(event: KeyboardEvent, choice: Choice): void {
  if (!meansTheTable(event)) return;
  const pressed = event.key.toLowerCase();
  const number = choice.numbers.find((one) => one.toLowerCase() === pressed);
  if (number !== undefined) {
    if (!event.repeat) choice.ask(number); // to ask for it twice plays it, to keep the key down does not
  } else if (pressed === "p") choice.pass();
  else if (["escape", "backspace"].includes(pressed)) choice.clear();
  else if (pressed === "enter" && !pressesSomethingElse(event.target)) {
    event.preventDefault();
    if (!event.repeat) choice.confirm();
  }
}
