import type { Component } from "svelte";
import type { GameWords, Setting } from "$lib/i18n/gamewords";
import type { Play } from "$lib/play/play.svelte";
import type { Happening, Result } from "$lib/protocol";
import type { TableSaid } from "$lib/i18n/tablewords";
import type { Dealing } from "../fair/dealings";
import type { Drawing } from "../rulebook/drawing";
import type { Company } from "$table/texts/fields";

/** What the pages around the table need of a game; its folder offers it in its `index.ts`. */
export type GameOnPage = {
  words: () => GameWords;
  /** What stands for the game on the front page: it fills the width of what it stands in, and is half as high at most. */
  Picture: Component;
  /** Which place it has among the games that are offered; those without one come after. */
  place?: number;
  table: () => Promise<Component<{ play: Play }>>;
  /** What looking back at a game needs besides its table. */
  retold: () => Promise<Retold>;
  /** How it tells what led to its end. */
  ending?: () => Promise<Ending>;
  /** How the cards are drawn that its rules name. */
  drawing?: () => Promise<Drawing>;
  /** How its deals follow from a secret. */
  dealing?: () => Promise<Dealing>;
  house?: House;
};

/** What the page knows of a game's house rules besides their words. */
export type House = {
  /** Whether everybody may answer something now and then, for which a table can set a time. */
  windows?: boolean;
};

/** A figure of the analysis as people count it: so many times what the server says, and this much more. */
export type Measure = {
  /** What the graph shows. */
  title: string;
  /** A result, or what was to be expected. */
  figure: (outcome: number) => number;
  /** By how much it changed. */
  change: (outcome: number) => string;
  /** A part of the result, with its sign, without its unit; and the result itself. */
  share: (outcome: number) => string;
  result: (outcome: number) => string;
  /** What a move cost. */
  cost: (loss: number) => string;
  /** A result at the side of the graph. */
  mark: (figure: number) => string;
};

/** What a game says when it is told again, besides its table. */
export type Retold = {
  /** A card of a hand; games in which nobody holds cards have none. */
  Card?: Component<{ card: string; said: string }>;
  /** Whether a card is as wide as its name. */
  wide?: boolean;
  spoken?: (card: string) => string;
  /** Which part of the game this table is in: "Round 3 of 13, 4 cards". Games that have no parts leave it out. */
  part?: (table: unknown) => string;
  /** A move as one would say what somebody does; `table` is the one at which it is made, `bottom` the seat from which one looks. */
  move: (move: string, table: unknown, name: (seat: number) => string, bottom: number) => string;
  /** What a seat has kept to itself besides its cards, from what its table has besides the others'. */
  secret?: (own: unknown, seat: number, name: (seat: number) => string) => string | null;
  measure: (setting: Setting) => Measure;
};

/** A game that is over: how it ended, its last table, and all that happened. */
export type Finished = { result: Result; table: unknown; story: Happening[]; company: Company };

/** How a game came to its end, in few sentences: nothing but what its table and its story show. */
export type Ending = { said: TableSaid; told: (finished: Finished) => string[] };
