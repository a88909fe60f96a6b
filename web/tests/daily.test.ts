import { afterEach, expect, test } from "vitest";
import { dayText, nextDay, timeText } from "../src/daily/dates";
import { decidedMost } from "../src/daily/decisions";
import { matchesOf } from "../src/daily/share";
import { weeksUntil } from "../src/daily/weeks";
import { ordinal } from "../src/daily/words";
import { i18n } from "../src/lib/i18n/i18n.svelte";
import type { OwnDecision } from "../src/lib/wire";

afterEach(() => i18n.use("en"));

test.each([
  [0, 20, "🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥"],
  [1, 60, "🔥🔥🔥🔥🔥🔥🔥🔥🔥⚫"],
  [10, 20, "🔥🔥🔥🔥🔥⚫⚫⚫⚫⚫"],
  [20, 20, "⚫⚫⚫⚫⚫⚫⚫⚫⚫⚫"],
])("%i mistakes in %i decisions burn a share of ten matches", (mistakes, decisions, matches) => {
  expect(matchesOf({ mistakes, decisions })).toBe(matches);
});

test("the line without an analysis has no matches", () => {
  expect(matchesOf({ mistakes: null, decisions: null })).toBe("");
});

const decision = (event: number, mistake: boolean, others: number): OwnDecision => ({
  event,
  move: "pass",
  moves: [
    { move: "pass", count: 1 },
    { move: "F: F", count: others },
  ],
  mistake,
});

test("the page first shows mistakes and the decisions about which people disagreed", () => {
  const decisions = [
    decision(2, false, 0),
    decision(4, false, 7),
    decision(6, true, 0),
    decision(8, false, 1),
    decision(9, false, 3),
  ];
  expect(decidedMost(decisions, 3).map(({ event }) => event)).toEqual([4, 6, 9]);
});

test("the calendar ends today and begins on a Monday", () => {
  const weeks = weeksUntil(new Date("2026-10-03T23:30:00Z"), 3); // a Saturday
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 6]);
  expect([weeks[0]![0], weeks.at(-1)!.at(-1)]).toEqual(["2026-09-14", "2026-10-03"]);
  expect(new Date(weeks[0]![0]!).getUTCDay()).toBe(1);
});

test("the calendar of a Sunday contains the whole week", () => {
  expect(weeksUntil(new Date("2026-10-04T00:00:00Z"), 1)[0]).toHaveLength(7);
});

test("a day is the day in UTC", () => {
  expect(dayText("2026-10-03", "medium")).toContain("3");
  expect(nextDay("2026-12-31")).toBe("2027-01-01");
});

test("a time on another day has its date", () => {
  const now = new Date(2026, 9, 3, 12, 0);
  const today = timeText(new Date(2026, 9, 3, 23, 5).toISOString(), now);
  const tomorrow = timeText(new Date(2026, 9, 4, 0, 30).toISOString(), now);
  expect(today).not.toContain("26");
  expect(tomorrow).toContain("26");
});

test.each([
  [1, "1st", "1."],
  [22, "22nd", "22."],
  [13, "13th", "13."],
])("rank %i is %s in English and %s in German", (number, english, german) => {
  expect(ordinal(number)).toBe(english);
  i18n.use("de");
  expect(ordinal(number)).toBe(german);
});
