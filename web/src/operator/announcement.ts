import { api } from "$lib/net/api";
import { live } from "$lib/net/live.svelte";

/** Ask for the announcement of the operator, for a page without a connection. Without an answer, the page keeps what it shows. */
export async function askForAnnouncement(): Promise<void> {
  const answer = await api.announcement().catch(() => null);
  if (answer) live.announcement = answer.announcement;
}
