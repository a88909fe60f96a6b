import { decoded } from "$lib/decoded";
import { CallFailed } from "$lib/net/api";

/** A position at which one seat decides. `event` is the number of the last event before the decision. */
export type Moment = { table: string; event: number; seat: number };

const SEATS = "ABCDEFGH";

/** Return the moment of an address such as "/t/ID/at/17B": after event 17, for the second seat. */
export function momentAt(path: string): Moment | null {
  const [, table, event, seat] = /^\/t\/([^/]+)\/at\/(\d{1,6})([A-H])\/?$/.exec(path) ?? [];
  return table ? { table: decoded(table), event: Number(event), seat: SEATS.indexOf(seat!) } : null;
}

/** Return the address of a moment. With a language, the page opens in this language. */
export function momentAddress({ table, event, seat }: Moment, language?: string): string {
  const address = `/t/${encodeURIComponent(table)}/at/${event}${SEATS.charAt(seat)}`;
  return language ? `${address}?lang=${language}` : address;
}

/** Load the picture of the question at a moment. Throws `CallFailed`. */
export async function loadPicture({ table, event, seat }: Moment, language: string): Promise<Blob> {
  const path = `/api/tables/${encodeURIComponent(table)}/positions/${event}/${seat}/picture?lang=${language}`;
  const answer = await fetch(path).catch(() => null);
  if (answer?.ok) return answer.blob();
  throw new CallFailed({ code: answer ? "not_found" : "unreachable", message: "" }, answer?.status ?? 0);
}
