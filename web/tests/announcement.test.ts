import { beforeEach, expect, test } from "vitest";
import { Announcements } from "../src/lib/announcement.svelte";
import type { Announced, Announcement } from "../src/lib/protocol";

const ends = "2026-11-29T21:00:00Z";
const upgrade: Announcement = { text: "Upgrade", starts: "2026-11-29T20:00:00Z", ends };
const later: Announcement = { ...upgrade, starts: "2026-11-29T20:30:00Z" };
const announced = (announcement: Announcement | null): Announced => ({ type: "announcement", announcement });
let answer: Promise<Announced>;
let asked: number;
let online: boolean;
let now: number;
let announcements: Announcements;

beforeEach(() => {
  answer = Promise.resolve(announced(upgrade));
  asked = 0;
  online = true;
  now = 0;
  const ask = () => {
    asked += 1;
    return answer;
  };
  announcements = new Announcements({ ask, isOnline: () => online, now: () => now });
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
  await announcements.load(true);
  online = false;
  answer = Promise.resolve(announced(null));
  await announcements.load(true);
  expect(announcements.shown).toEqual(upgrade);
});

test("a page asks at most once a minute, except after it lost its connection", async () => {
  await announcements.load();
  now = 59_000;
  await announcements.load();
  expect(asked).toBe(1);
  await announcements.load(true);
  expect(asked).toBe(2);
  now = 120_000;
  await announcements.load();
  expect(asked).toBe(3);
});
