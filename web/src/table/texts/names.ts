import { isolated } from "$lib/i18n/isolated";
import type { Play } from "$lib/play/play.svelte";
import type { Seat } from "$lib/protocol";
import { common, say } from "$lib/i18n/words";
import { standingOf } from "../../rating/standing";
import type { Company } from "./fields";

/** What whoever sits here is called, as it can stand in any line. */
export function nameOf(seats: Seat[], seat: number): string {
  return isolated(seats[seat]?.name || say("table-somebody"));
}

/** How well this bot plays, and in whose place; `undefined` where there is nothing to tell. */
export function aboutBot({ level, instead_of }: Seat): string | undefined {
  const parts = [
    level && say("table-bot-of", { level: levelName(level) }),
    instead_of && say("table-instead-of", { guest: instead_of }),
  ];
  return parts.filter(Boolean).join(", ") || undefined;
}

/** What is known of how well whoever sits here plays; `undefined` where there is nothing to tell. */
export function about(seat: Seat): string | undefined {
  return aboutBot(seat) ?? (standingOf(seat) || undefined);
}

export function levelName(level: string): string {
  return common.now.sayIfKnown(`level.${level}`) ?? level;
}

export function winners(ranks: number[]): number[] {
  return ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/** A seat in a list: "You", or its name. */
export function called(seat: number, { name, you }: Company): string {
  return seat === you ? say("table-you") : name(seat);
}

/** Nobody is called "you" where several people read. */
export function companyOf(play: Play): Company {
  return {
    name: (seat) => nameOf(play.table.seats, seat),
    get you() {
      const { you, yours } = play.table;
      return yours.length > 1 ? null : you;
    },
  };
}
