import { beforeEach, expect, test } from "vitest";
import { Announcements } from "../src/lib/announcement.svelte";
import type { Announced, Announcement } from "../src/lib/protocol";

const ends = "2026-11-29T21:00:00Z";
const upgrade: Announcement = { text: "Upgrade", starts: "2026-11-29T20:00:00Z", ends };
const later: Announcement = { ...upgrade, starts: "2026-11-29T20:30:00Z" };
const announced = (announcement: Announcement | null): Announced => ({ type: "announcement", announcement });
let answer: Promise<Announced>;
let online: boolean;
let announcements: Announcements;

beforeEach(() => {
  answer = Promise.resolve(announced(upgrade));
  online = true;
  announcements = new Announcements({ ask: () => answer, isOnline: () => online });
});

test("a new page asks the server for the announcement", async () => {
  expect(announcements.shown).toBe(null);
  await announcements.load();
  expect(announcements.shown).toEqual(upgrade);
});

test("an open page hears of a new announcement and of its end", () => {
  announcements.hear(announced(upgrade));
  expect(announcements.shown).toEqual(upgrade);
  announcements.hear({ type: "pong" });
  expect(announcements.shown).toEqual(upgrade);
  announcements.hear(announced(null));
  expect(announcements.shown).toBe(null);
});

test("a hidden announcement is shown again if the operator changes it", () => {
  announcements.hear(announced(upgrade));
  announcements.hide();
  announcements.hear(announced({ ...upgrade }));
  expect(announcements.shown).toBe(null);
  announcements.hear(announced(later));
  expect(announcements.shown).toEqual(later);
});

test("the page keeps the announcement if the server cannot be reached", async () => {
  await announcements.load();
  answer = Promise.reject(new Error("unreachable"));
  await announcements.load();
  online = false;
  answer = Promise.resolve(announced(null));
  await announcements.load();
  expect(announcements.shown).toEqual(upgrade);
});
