import type { Component } from "svelte";
import type { Setting } from "$lib/gamewords";

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
  Card?: Component<{ card: string }>;
  spoken?: (card: string) => string;
  /** A move as one would say what somebody does; `table` is the one at which it is made, `bottom` the seat from which one looks. */
  move: (move: string, table: unknown, name: (seat: number) => string, bottom: number) => string;
  /** What a seat has kept to itself besides its cards, from what its table has besides the others'. */
  secret?: (own: unknown, seat: number, name: (seat: number) => string) => string | null;
  measure: (setting: Setting) => Measure;
};
