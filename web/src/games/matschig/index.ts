import { saidAtTable } from "$lib/i18n/tablewords";
import type { GameOnPage, House } from "$table/game";
import { front } from "./kinds";
import Picture from "./Picture.svelte";

const said = saidAtTable("matschig");

export const house: House = { windows: true };

export const game: GameOnPage = {
  place: 4,
  words: () => front.words,
  Picture,
  table: async () => (await said.with(import("./Table.svelte"))).default,
  retold: async () => (await said.with(import("./retold"))).retold,
  ending: async () => (await import("./ending")).ending,
  drawing: async () => (await said.with(import("./drawing"))).drawing,
  dealing: async () => (await import("./dealing")).dealing,
  house,
};
