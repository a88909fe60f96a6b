/* The secret with which another browser takes over a guest's seats. Browsers send the fragment of a link to no server, and
   the page removes it once it is read. */

const TICKET = /^#seat=([\w-]+)$/;

export function linkWith(table: string, ticket: string): string {
  return `${location.origin}/t/${encodeURIComponent(table)}#seat=${ticket}`;
}

/** Remove the secret from the address and return it; `null` without a secret. */
export function takeTicket(): string | null {
  const ticket = TICKET.exec(location.hash)?.[1];
  if (ticket === undefined) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  return ticket;
}
