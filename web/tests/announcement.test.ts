import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../src/lib/net/api";
import { live } from "../src/lib/net/live.svelte";
import { askForAnnouncement } from "../src/operator/announcement";

vi.mock("../src/lib/net/live.svelte", () => ({ live: { announcement: null } }));

const upgrade = { text: "Upgrade", starts: "2026-11-29T20:00:00Z", ends: "2026-11-29T21:00:00Z" };

beforeEach(() => {
  live.announcement = null;
  vi.restoreAllMocks();
});

test("a page without a connection asks for the announcement", async () => {
  vi.spyOn(api, "announcement").mockResolvedValue({ type: "announcement", announcement: upgrade });
  await askForAnnouncement();
  expect(live.announcement).toEqual(upgrade);
});

test("the page keeps the announcement if the server cannot be reached", async () => {
  live.announcement = upgrade;
  vi.spyOn(api, "announcement").mockRejectedValue(new Error("unreachable"));
  await askForAnnouncement();
  expect(live.announcement).toEqual(upgrade);
});
