import type { Component } from "svelte";
import type { GameWords, Setting } from "$lib/i18n/gamewords";
import type { Play } from "$lib/play/play.svelte";
import type { Happening, Reason, Result } from "$lib/protocol";
import type { GameSaid } from "$lib/i18n/gamewords";
import type { Dealing } from "../fair/dealings";
import type { Drawing } from "../rulebook/drawing";
import type { Company } from "$table/texts/fields";

/** What the pages around the table need of a game. The folder of the game exports this object from `index.ts`. */
export type GameOnPage = {
  words: () => GameWords;
  /** The picture fills the width of its container and is at most half as high as wide. */
  Picture: Component;
  /** Position among the offered games. Games without a position follow at the end. */
  place?: number;
  table: () => Promise<Component<{ play: Play }>>;
  retold: () => Promise<Retold>;
  ending?: () => Promise<Ending>;
  drawing?: () => Promise<Drawing>;
  dealing?: () => Promise<Dealing>;
  house?: House;
};

export type House = {
  /** Whether all players may interrupt each other, so that a table can set a time for the answer. */
  windows?: boolean;
};

/** The unit in which people read the values of an analysis. */
export type Measure = {
  title: string;
  /** Convert an outcome of the server, actual or expected, to this unit. */
  figure: (outcome: number) => number;
  /** Return the text of a change of the outcome. */
  change: (outcome: number) => string;
  /** Return the text of a part of the outcome: with a sign, without a unit. */
  share: (outcome: number) => string;
  result: (outcome: number) => string;
  /** Return the text of what a move cost: a negative number with its unit. */
  cost: (loss: number) => string;
  /** Return the number of `cost` without the unit. */
  costNumber: (loss: number) => string;
  mark: (figure: number) => string;
};

export type Retold = {
  /** A card of a hand. Games without hands have no such component. */
  Card?: Component<{ card: string; said: string }>;
  /** Whether a card is as wide as its name. */
  wide?: boolean;
  spoken?: (card: string) => string;
  /**
   * Return the part of the game that a table shows: "Round 3 of 13, 4 cards". Games without parts omit this function.
   */
  part?: (table: unknown) => string;
  /** Return a sentence about a move. `table` is the table before the move. `bottom` is the seat at the lower edge. */
  move: (move: string, table: unknown, name: (seat: number) => string, bottom: number) => string;
  /** Return what a seat keeps secret besides its cards. `own` is the table as this seat sees it. */
  secret?: (own: unknown, seat: number, name: (seat: number) => string) => string | null;
  /** Return the sentence of a reason for a move, or `null` if the game has no sentence for it. */
  reason: (reason: Reason, company: Company) => string | null;
  measure: (setting: Setting) => Measure;
};

export type Finished = { result: Result; table: unknown; story: Happening[]; company: Company };

/** A few sentences about how a game ended, made only from its table and its happenings. */
export type Ending = { said: GameSaid; sentences: (finished: Finished) => string[] };
