import { isolated } from "$lib/i18n/isolated";
import type { Play } from "$lib/play/play.svelte";
import type { Seat } from "$lib/protocol";
import { common, say } from "$lib/i18n/words";
import { standingOf } from "../../rating/standing";
import type { Company } from "./fields";

/** Return the name of the player at a seat, isolated for right-to-left text. */
export function nameOf(seats: Seat[], seat: number): string {
  return isolated(seats[seat]?.name || say("table-somebody"));
}

/** Return the level of a bot and the player whom it replaces, or `undefined` if both are unknown. */
export function aboutBot({ level, instead_of }: Seat): string | undefined {
  const parts = [
    level && say("table-bot-of", { level: levelName(level) }),
    instead_of && say("table-instead-of", { guest: instead_of }),
  ];
  return parts.filter(Boolean).join(", ") || undefined;
}

/** Return a text about the strength of the player at a seat, or `undefined`. */
export function about(seat: Seat): string | undefined {
  return aboutBot(seat) ?? (standingOf(seat) || undefined);
}

export function levelName(level: string): string {
  return common.now.sayIfKnown(`level.${level}`) ?? level;
}

export function winners(ranks: number[]): number[] {
  return ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/** Return a seat for a list: "You" or the name. */
export function called(seat: number, { name, you }: Company): string {
  return seat === you ? say("table-you") : name(seat);
}

/** Return the names for sentences. If several players share the screen, sentences call no player "you". */
export function companyOf(play: Play): Company {
  return {
    name: (seat) => nameOf(play.table.seats, seat),
    get you() {
      const { you, yours } = play.table;
      return yours.length > 1 ? null : you;
    },
  };
}
