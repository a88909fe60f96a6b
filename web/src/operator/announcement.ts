import { api } from "$lib/net/api";
import { live } from "$lib/net/live.svelte";
import type { Announcement } from "$lib/protocol";
import { say } from "./words";

/** Ask for the announcement of the operator, for a page without a connection. Without an answer, the page keeps what it shows. */
export async function askForAnnouncement(): Promise<void> {
  const answer = await api.announcement().catch(() => null);
  if (answer) live.announcement = answer.announcement;
}

/** Return the sentence that the page shows for an announcement. */
export function announcementText({ text, starts }: Announcement): string {
  return starts ? say("maintenance", { text, starts: new Date(starts) }) : say("announcement", { text });
}
