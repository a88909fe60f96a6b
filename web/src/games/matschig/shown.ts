import type { Tempi } from "$table/scene.svelte";
import type { Defence as Defended, Happening, Table } from "./contract";

export type Defence = Omit<Defended, "type">;

export type Shown = {
  table: Table;
  news: Happening | null;
  defence: Defence | null;
  /** The target of the flying mud, and which of its cards land there. */
  flight: { seat: number; landed: boolean[] } | null;
  splat: { seat: number; points: number } | null;
};

export function atRest(table: Table): Shown {
  return { table, news: null, defence: null, flight: null, splat: null };
}

export type Tempo = {
  deal: number;
  throw: number;
  let: number;
  add: number;
  duck: number;
  read: number;
  take: number;
  fly: number;
  splat: number;
  splash: number;
  draw: number;
  skip: number;
  discard: number;
};

export const TEMPI: Tempi<Tempo> = {
  calm: {
    deal: 700,
    throw: 1000,
    let: 600,
    add: 1500,
    duck: 1300,
    read: 1500,
    take: 700,
    fly: 520,
    splat: 800,
    splash: 900,
    draw: 160,
    skip: 900,
    discard: 1000,
  },
  // Without animations there is less to watch, but the thrower and the target still need reading time.
  still: {
    deal: 400,
    throw: 900,
    let: 500,
    add: 1300,
    duck: 1100,
    read: 1300,
    take: 600,
    fly: 0,
    splat: 600,
    splash: 800,
    draw: 60,
    skip: 800,
    discard: 800,
  },
  quick: {
    deal: 60,
    throw: 70,
    let: 30,
    add: 90,
    duck: 60,
    read: 90,
    take: 40,
    fly: 40,
    splat: 60,
    splash: 50,
    draw: 10,
    skip: 40,
    discard: 60,
  },
};
