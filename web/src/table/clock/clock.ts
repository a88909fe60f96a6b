import { createSubscriber } from "svelte/reactivity";
import type { Play } from "$lib/play/play.svelte";
import type { Clock } from "$lib/protocol";
import { say } from "$lib/i18n/words";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const FEW = 10;

export type Reading = { left: number; runs: boolean; low: boolean; since: number | null };

/** Return what the clock of a seat shows, or `null` if the seat has no clock. */
export function reading(play: Play, seat: number): Reading | null {
  const { clock, clocks } = play.table;
  const reading = clocks?.[seat];
  if (!clock || !reading) return null;
  const runs = reading.since !== null;
  const left = Math.max(0, reading.left - (runs ? (ticker.now - play.clocksAt) / 1000 : 0));
  return { left, runs, low: left <= few(clock), since: reading.since };
}

/** Return how many moves in a row the server made for a seat because its time was up. */
export function late(play: Play, seat: number): number {
  return play.table.seats[seat]?.automatic ?? 0;
}

export function few({ increment }: Clock): number {
  return Math.max(FEW, increment / 2);
}

/** Return a duration as a clock shows it: "0:42", "5 h 12 min", "2 d 5 h". */
export function shown(seconds: number): string {
  const [days, hours, minutes] = [seconds / DAY, (seconds % DAY) / HOUR, (seconds % HOUR) / MINUTE].map(
    Math.floor,
  ) as [number, number, number];
  if (days) return say("time-days-hours", { days, hours });
  if (hours) return say("time-hours-minutes", { hours, minutes });
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
}

/** Return a duration for narrow places. Hours and days have no smaller units. */
export function brief(seconds: number): string {
  if (seconds >= DAY) return say("time-brief-days", { days: Math.floor(seconds / DAY) });
  return seconds >= HOUR ? say("time-brief-hours", { hours: Math.floor(seconds / HOUR) }) : shown(seconds);
}

/** Return a duration in words, in its largest full unit: "42 seconds", "3 minutes", "2 days". */
export function said(seconds: number): string {
  if (seconds >= DAY) return say("time-days", { count: Math.floor(seconds / DAY) });
  if (seconds >= HOUR) return say("time-hours", { count: Math.floor(seconds / HOUR) });
  if (seconds >= 2 * MINUTE || seconds === MINUTE)
    return say("time-minutes", { count: Math.floor(seconds / MINUTE) });
  return say("time-seconds", { count: Math.ceil(seconds) });
}

export function explained({ bank, increment }: Clock): string {
  return say("clock-rule", { bank: said(bank), increment: said(increment) });
}

const OFTEN = 200;

const subscribe = createSubscriber((update) => {
  const timer = window.setInterval(update, OFTEN);
  return () => window.clearInterval(timer);
});

/** Updates countdowns only while the countdowns are visible. */
const ticker = {
  get now(): number {
    subscribe();
    return performance.now();
  },
};
