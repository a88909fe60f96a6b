import { frontOf } from "$lib/i18n/front";
import { saidAtTable } from "$lib/i18n/tablewords";
import type { GameOnPage } from "$table/game";
import Picture from "./Picture.svelte";

const front = frontOf("matchmaster");
const said = saidAtTable("matchmaster");

export const game: GameOnPage = {
  place: 1,
  words: () => front.words,
  Picture,
  table: async () => (await said.with(import("./Table.svelte"))).default,
  retold: async () => (await said.with(import("./retold"))).retold,
  ending: async () => (await import("./ending")).ending,
  drawing: async () => (await said.with(import("./drawing"))).drawing,
  dealing: async () => (await import("./dealing")).dealing,
};
