import type { Seat, Wish } from "$lib/protocol";

export const WISHES: Wish[] = ["wait", "bot", "end"];

/** What the people at these seats wish to be done about somebody who is away. */
export function wishOf({ away }: Seat, seats: number[]): Wish | undefined {
  return WISHES.find((wish) => away?.[wish].some((seat) => seats.includes(seat)));
}

/** How many agree most on something that would change the table. */
export function wishes({ away }: Seat): number {
  return Math.max(away?.bot.length ?? 0, away?.end.length ?? 0);
}
