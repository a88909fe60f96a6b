import type { GameRecord } from "$lib/protocol";
import { Chance, sealOf } from "./chance";
import type { Deal, Dealing } from "./dealings";

export type Check = {
  secret: string;
  seal: string;
  /** For each deal, whether the secret gives the recorded cards. */
  deals: boolean[];
};

/** Deal the cards of a record again from its secret. Returns `null` if the record contains no secret. */
export async function check(record: GameRecord, dealing: Dealing): Promise<Check | null> {
  const { secret, players, options = {} } = record;
  if (!secret) return null;
  const made = record.events.flatMap((event) => ("deal" in event ? [event.deal] : []));
  const again = made.map(async (deal, place) => {
    const chance = await Chance.of(secret, place + 1);
    const earlier = made.slice(0, place);
    return same(deal, dealing(chance, { number: place + 1, players, options, earlier, made: deal }));
  });
  return { secret, seal: await sealOf(secret), deals: await Promise.all(again) };
}

/** Whether this browser can check deals. Browsers offer cryptography only on https and on localhost. */
export function able(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

function same(one: Deal, other: Deal): boolean {
  return text(one) === text(other);
}

/** Return a deal as text for comparison. Two deals are equal if only the order of cards in a hand differs. */
function text(deal: Deal): string {
  const parts = Object.entries(deal).map(([key, value]) => [
    key,
    key === "hands" ? (value as string[][]).map((hand) => [...hand].sort()) : value,
  ]);
  return JSON.stringify(parts.sort());
}
