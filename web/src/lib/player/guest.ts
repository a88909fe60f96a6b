import { remembered } from "$lib/remembered";
import { say } from "$lib/i18n/words";

/** The browser's storage may be disabled, so this page keeps the number of the name as well. */
const drawn = Number(remembered.get("guest")) || draw();

/** Return a random name, which stays the same until the person enters another one. */
export function guestName(): string {
  return nameOf(drawn);
}

export function nameOf(drawn: number): string {
  const [firsts, seconds] = [say("guest-name.first").split(" "), say("guest-name.second").split(" ")];
  const first = firsts[drawn % firsts.length]!;
  return say("guest-name", { first, second: seconds[Math.floor(drawn / firsts.length) % seconds.length]! });
}

function draw(): number {
  const number = 1 + Math.floor(Math.random() * 1e6);
  remembered.set("guest", String(number));
  return number;
}
