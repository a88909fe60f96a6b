/*
 * The secret with which a browser takes along the seats of another one.
 *
 * It is in the fragment of a link, which browsers send to no server, and leaves the address as soon as it was read.
 */

const TICKET = /^#seat=([\w-]+)$/;

export function linkWith(table: string, ticket: string): string {
  return `${location.origin}/t/${encodeURIComponent(table)}#seat=${ticket}`;
}

/** The secret in the address of this page, which is there only once; `null` if there is none. */
export function takeTicket(): string | null {
  const ticket = TICKET.exec(location.hash)?.[1];
  if (ticket === undefined) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  return ticket;
}
