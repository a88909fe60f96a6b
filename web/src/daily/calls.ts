import { call } from "$lib/net/api";
import type { Pace } from "$lib/protocol";
import { settings } from "$lib/settings.svelte";
import type { DailyArchive, DailyCalendar, DailyDeals, DailyRanking, StartedAttempt } from "$lib/wire";

const at = (day: string, game: string) => `/api/daily/${day}/${encodeURIComponent(game)}`;

export const calls = {
  today: () => call<DailyDeals>("GET", "/api/daily"),
  day: (day: string) => call<DailyDeals>("GET", `/api/daily/${encodeURIComponent(day)}`),
  report: (day: string, game: string, name: string) =>
    call<null>("POST", `${at(day, game)}/report`, { name }),
  ranking: (day: string, game: string) => call<DailyRanking>("GET", at(day, game)),
  start: (day: string, game: string, name: string) =>
    call<StartedAttempt>("POST", `${at(day, game)}/attempt`, { name, face: settings.face, pace: PACE }),
  practise: (day: string, game: string, name: string) =>
    call<StartedAttempt>("POST", `${at(day, game)}/practice`, { name, face: settings.face, pace: PACE }),
  archive: (before = "") => call<DailyArchive>("GET", `/api/daily/archive${before && `?before=${before}`}`),
  calendar: () => call<DailyCalendar>("GET", "/api/daily/calendar"),
};

/** Short waits before the moves of bots, so that a deal takes about five minutes. */
const PACE: Pace = "brisk";
