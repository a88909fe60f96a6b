// Made by `make wire` from matchwood/cardgames/tycoon/contract.py. Do not edit.

/** The table, as one seat or a spectator sees it.

- `phase`: `dealing`, `playing` or `over`.
- `order`: the order of the numbers: `normal` or `reversed`.
- `numbers`: the numbers of this game, from the weakest to the strongest in this order.
- `strongest`: the number that no other number beats in this order.
- `stronger`: the numbers that beat the last play: all numbers if the table is empty.
- `leader`: the seat that led the trick, or has to lead it.
- `turn`: the current seat; `null` once the game is over.
- `forced`: the only move of the current seat, if all players can see that it has no other; else `null`.
- `hand`: the hand of the seat that sees this; `null` for a spectator.
- `cards`: the number of cards of each seat.
- `sticks`: the number of sticks of each seat.
- `places`: the rank of each seat that is out, else `null`.
- `play`: the play to beat; `null` if the table is empty.
- `gave_way`: what each seat did instead of beating this play (`pass` or `return`), else `null`.
- `played`: all cards that were played in this game.
- `cleared`: the number of cards that are out of play.
- `aside`: the number of cards that were set aside unseen. */
export type Table = {
  phase: "dealing" | "over" | "playing";
  order: "normal" | "reversed";
  numbers: string[];
  strongest: string;
  stronger: string[];
  leader: number;
  turn: number | null;
  forced: "pass" | "return" | null;
  hand: string[] | null;
  cards: number[];
  sticks: number[];
  places: (number | null)[];
  play: Play | null;
  gave_way: ("pass" | "return" | null)[];
  played: string[];
  cleared: number;
  aside: number;
};

/** A play.

- `seat`: the seat that made it.
- `number`: the number that its cards show.
- `sticks`: the number of sticks that it took.
- `cards`: its cards. */
export type Play = {
  seat: number;
  number: string;
  sticks: number;
  cards: ShownCard[];
};

/** A card that was played.

- `card`: the printed card.
- `turned`: whether it is turned by 180°.
- `sticks`: the segments of the number that consist of sticks: `a` top, `b` upper right, `c` lower right, `d` bottom, `e`
  lower left, `f` upper left, `g` middle. */
export type ShownCard = {
  card: string;
  turned: boolean;
  sticks: string;
};

/** Cards were dealt. `cards` counts each hand, and `leader` leads first. Each seat has one stick. `aside` is the number of
cards that were set aside. */
export type Deal = {
  type: "deal";
  leader: number;
  cards: number[];
  aside: number;
};

/** A seat played cards. */
export type Played = {
  type: "play";
  seat: number;
  number: string;
  sticks: number;
  cards: ShownCard[];
};

/** The last play reversed the order. */
export type Revolution = {
  type: "revolution";
  order: "normal" | "reversed";
};

/** A seat passed and took a stick. */
export type Passed = {
  type: "pass";
  seat: number;
};

/** A seat took its decision back and decides again. */
export type Rethink = {
  type: "rethink";
  seat: number;
};

/** A seat without cards returned a stick. */
export type Returned = {
  type: "return";
  seat: number;
};

/** A seat has neither cards nor sticks left. `place` is its rank. */
export type Out = {
  type: "out";
  seat: number;
  place: number;
};

/** The trick is over and the table is cleared. `leader` leads next. */
export type Cleared = {
  type: "clear";
  leader: number;
};

/** The seat that had to lead did not play. Now this seat has to lead. */
export type Lead = {
  type: "lead";
  seat: number;
};

/** The game ended. `ranks` are the ranks of the seats (1 is best, and tied seats share a rank), `scores` their scores. */
export type Over = {
  type: "over";
  ranks: number[];
  scores: number[];
};

/** This is neither a play nor `pass` nor `return`. */
export type NoMove = {
  code: "no_move";
  rule?: string;
};

/** The play does not name a number. `meant` is a number if only its case is wrong. */
export type NoNumber = {
  code: "no_number";
  name: string;
  meant: string | null;
  rule?: string;
};

/** This is not a card. If it is a number, the card `shown_by` shows it without a stick. */
export type NoCard = {
  code: "no_card";
  name: string;
  shown_by: string | null;
  rule?: string;
};

/** The play names no card. It may have up to `most` cards. */
export type NoCards = {
  code: "no_cards";
  most: number;
  rule?: string;
};

/** This play is possible, but it must be written in another way: `written`. */
export type Miswritten = {
  code: "miswritten";
  written: string;
  rule?: string;
};

/** A player without cards can only return a stick. */
export type MustReturn = {
  code: "must_return";
  rule?: string;
};

/** The player who leads cannot pass. */
export type MustLead = {
  code: "must_lead";
  rule?: string;
};

/** Only a player without cards returns a stick. This hand has `cards` cards. */
export type HoldsCards = {
  code: "holds_cards";
  cards: number;
  rule?: string;
};

/** A play has at most `most` cards. This one has `count`. */
export type TooMany = {
  code: "too_many";
  count: number;
  most: number;
  rule?: string;
};

/** To beat the last play, a play needs `wanted` cards. This one has `count`. */
export type WrongCount = {
  code: "wrong_count";
  count: number;
  wanted: number;
  rule?: string;
};

/** The hand contains the card `held` times. The play has it `count` times. */
export type NotHeld = {
  code: "not_held";
  card: string;
  held: number;
  count: number;
  rule?: string;
};

/** This number belongs to an expansion that is not in this game. `last` is the last number of this game. */
export type NotInGame = {
  code: "not_in_game";
  number: string;
  last: string;
  rule?: string;
};

/** The card cannot show this number. It can show `numbers`, each with this number of `sticks`, those with the fewest sticks
first. */
export type CannotShow = {
  code: "cannot_show";
  card: string;
  number: string;
  numbers: string[];
  sticks: number[];
  rule?: string;
};

/** The number does not beat `lying`, the last one, in this order. `stronger` would beat it; `null` if no number does. */
export type TooWeak = {
  code: "too_weak";
  number: string;
  lying: string;
  order: "normal" | "reversed";
  stronger: string[] | null;
  rule?: string;
};

/** To show the number with these cards takes `needed` sticks. The seat has `held`. */
export type TooDear = {
  code: "too_dear";
  number: string;
  cards: string[];
  needed: number;
  held: number;
  rule?: string;
};

/** Only `fit` cards of the hand can show the number, with any number of sticks. */
export type TooFewShow = {
  code: "too_few_show";
  number: string;
  fit: number;
  rule?: string;
};

/** The strongest number that these cards can show does not beat `lying`, the last one, in this order. */
export type AtBest = {
  code: "at_best";
  cards: string[];
  number: string;
  lying: string;
  order: "normal" | "reversed";
  rule?: string;
};

/** These cards can be played as one of these numbers, each with this number of `sticks`. The player must name the number. */
export type WhichNumber = {
  code: "which_number";
  cards: string[];
  numbers: string[];
  sticks: number[];
  rule?: string;
};

/** The number can be shown. The player must name the cards. These are the ones that take the fewest sticks. */
export type WhichCards = {
  code: "which_cards";
  number: string;
  cards: string[];
  rule?: string;
};

/** These are the last cards of the hand. The number of `sticks` is what the seat keeps. */
export type LastCards = {
  code: "last_cards";
  sticks: number;
};

/** With this number of cards the play reverses the order. */
export type Turns = {
  code: "turns";
  count: number;
};

/** No number beats this one, in the order after the play. */
export type Unbeaten = {
  code: "unbeaten";
  number: string;
};

/** No other hand has this number of cards, so no player can beat the play. */
export type TooFew = {
  code: "too_few";
  count: number;
};

/** The play gets rid of this number of cards at once. */
export type Group = {
  code: "group";
  count: number;
};

/** With this number of cards the hand can show no weaker number that is allowed. */
export type Weakest = {
  code: "weakest";
  number: string;
};

/** The cards show the number without a stick. */
export type NoSticks = {
  code: "no_sticks";
};

/** A pass takes a stick. The seat then has this number of `sticks`. */
export type TakesStick = {
  code: "takes_stick";
  sticks: number;
};

/** The result of a game.

- `ranks`: the rank of each seat. 1 is best, and tied seats share a rank.
- `scores`: the score of each seat. */
export type Result = {
  ranks: number[];
  scores: number[];
};

/** The constants of the game.

- `most_cards`: the maximum number of cards in a play.
- `shapes`: the segments of each shape.
- `changes`: the way in which each card shows each number that it can show.
- `expansions`: the numbers and cards for each value of the house rule `expansion`. */
export type Facts = {
  most_cards: number;
  shapes: Record<string, string>;
  changes: Record<string, Record<string, Change>>;
  expansions: Record<string, InTheGame>;
};

/** The way in which a card shows a number: whether it is `turned` by 180°, and the segments of its `sticks`. */
export type Change = {
  turned: boolean;
  sticks: string;
};

/** The numbers in normal order, and the number of cards of each kind. */
export type InTheGame = {
  numbers: string[];
  cards: Record<string, number>;
};

export type Happening = Deal | Played | Revolution | Passed | Rethink | Returned | Out | Cleared | Lead | Over;

export type Refusal = NoMove | NoNumber | NoCard | NoCards | Miswritten | MustReturn | MustLead | HoldsCards | TooMany | WrongCount | NotHeld | NotInGame | CannotShow | TooWeak | TooDear | TooFewShow | AtBest | WhichNumber | WhichCards;

export type Reason = LastCards | Turns | Unbeaten | TooFew | Group | Weakest | NoSticks | TakesStick;
