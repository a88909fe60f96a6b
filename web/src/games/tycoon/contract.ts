// Made by `make wire` from matchwood/cardgames/tycoon/contract.py. Do not edit.

/** The visible state of the table for one seat or for a spectator.

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

/** The cards that a player played together, and the number that the cards show.

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

/** A card that a player played, with the matchsticks on it.

- `card`: the printed card.
- `turned`: whether it is turned by 180°.
- `sticks`: the segments of the number that consist of sticks: `a` top, `b` upper right, `c` lower right, `d` bottom, `e`
  lower left, `f` upper left, `g` middle. */
export type ShownCard = {
  card: string;
  turned: boolean;
  sticks: string;
};

/** The cards were dealt: `cards` lists the size of each hand, and `aside` is the number of cards that were set aside. Each
player got one matchstick. */
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

/** A play of many cards reversed the order of the numbers. */
export type Revolution = {
  type: "revolution";
  order: "normal" | "reversed";
};

/** A player passed and took a matchstick. */
export type Passed = {
  type: "pass";
  seat: number;
};

/** A player undid a decision and has to decide again. */
export type Rethink = {
  type: "rethink";
  seat: number;
};

/** A player without cards returned a matchstick. */
export type Returned = {
  type: "return";
  seat: number;
};

/** The player has neither cards nor matchsticks left, and so gets the rank `place`. */
export type Out = {
  type: "out";
  seat: number;
  place: number;
};

/** A trick ended, and the played cards were removed from the table. The player at the seat `leader` leads the next trick. */
export type Cleared = {
  type: "clear";
  leader: number;
};

/** The leader passed or returned a matchstick, so the player at `seat` has to lead the trick instead. */
export type Lead = {
  type: "lead";
  seat: number;
};

/** The game ended. `ranks` lists the rank of each seat (1 is best, and tied seats share a rank), and `scores` lists the
score of each seat. */
export type Over = {
  type: "over";
  ranks: number[];
  scores: number[];
};

/** The text is not a play, `pass` or `return`. */
export type NoMove = {
  code: "no_move";
  rule?: string;
};

/** The text of the play does not start with a number. If only the case of the letter is wrong, `meant` is the intended
number. */
export type NoNumber = {
  code: "no_number";
  name: string;
  meant: string | null;
  rule?: string;
};

/** The text of the play contains `name`, which is not the name of a card. If `name` is a number, the card `shown_by` shows
this number without a matchstick. */
export type NoCard = {
  code: "no_card";
  name: string;
  shown_by: string | null;
  rule?: string;
};

/** The text of the play names no card. A play can have up to `most` cards. */
export type NoCards = {
  code: "no_cards";
  most: number;
  rule?: string;
};

/** The play is possible, but the correct way to write the play is `written`. */
export type Miswritten = {
  code: "miswritten";
  written: string;
  rule?: string;
};

/** A player without cards can only return a matchstick. */
export type MustReturn = {
  code: "must_return";
  rule?: string;
};

/** The player who leads the trick cannot pass. */
export type MustLead = {
  code: "must_lead";
  rule?: string;
};

/** Only a player without cards may return a matchstick. The player who wants to return a matchstick still has `cards`
cards. */
export type HoldsCards = {
  code: "holds_cards";
  cards: number;
  rule?: string;
};

/** A play can have at most `most` cards, but the player's play has `count` cards. */
export type TooMany = {
  code: "too_many";
  count: number;
  most: number;
  rule?: string;
};

/** A play that beats the last play needs `wanted` cards, but the player's play has `count` cards. */
export type WrongCount = {
  code: "wrong_count";
  count: number;
  wanted: number;
  rule?: string;
};

/** The play contains the card `count` times, but the hand contains the card only `held` times. */
export type NotHeld = {
  code: "not_held";
  card: string;
  held: number;
  count: number;
  rule?: string;
};

/** The number belongs to an expansion that the game does not use. The highest number in the game is `last`. */
export type NotInGame = {
  code: "not_in_game";
  number: string;
  last: string;
  rule?: string;
};

/** The card cannot show the number. The card can show the numbers in `numbers`. `sticks` lists how many matchsticks the
card needs for each number in `numbers`, in ascending order. */
export type CannotShow = {
  code: "cannot_show";
  card: string;
  number: string;
  numbers: string[];
  sticks: number[];
  rule?: string;
};

/** The number does not beat the last play, which shows the number `lying`, in the current `order`. `stronger` lists the
numbers that beat the last play, or is `null` if no number beats the last play. */
export type TooWeak = {
  code: "too_weak";
  number: string;
  lying: string;
  order: "normal" | "reversed";
  stronger: string[] | null;
  rule?: string;
};

/** The cards need `needed` matchsticks to show the number, but the player has only `held` matchsticks. */
export type TooDear = {
  code: "too_dear";
  number: string;
  cards: string[];
  needed: number;
  held: number;
  rule?: string;
};

/** Only `fit` cards of the hand can show the number, even with any number of matchsticks. */
export type TooFewShow = {
  code: "too_few_show";
  number: string;
  fit: number;
  rule?: string;
};

/** The strongest number that `cards` can show is `number`. In the current `order`, `number` does not beat the number `lying`
of the last play. */
export type AtBest = {
  code: "at_best";
  cards: string[];
  number: string;
  lying: string;
  order: "normal" | "reversed";
  rule?: string;
};

/** The cards can show each number in `numbers`, and `sticks` lists how many matchsticks each number needs. The player must
name one number of `numbers`. */
export type WhichNumber = {
  code: "which_number";
  cards: string[];
  numbers: string[];
  sticks: number[];
  rule?: string;
};

/** The hand can show the number, but the player has not named all cards of the play. The player must name cards, and the
cards in `cards` need the fewest matchsticks. */
export type WhichCards = {
  code: "which_cards";
  number: string;
  cards: string[];
  rule?: string;
};

/** The player plays the last cards of the hand. The player keeps `sticks` matchsticks. */
export type LastCards = {
  code: "last_cards";
  sticks: number;
};

/** The play reverses the order of the numbers, because the play has `count` cards. */
export type Turns = {
  code: "turns";
  count: number;
};

/** After the play, no number beats the played `number`. */
export type Unbeaten = {
  code: "unbeaten";
  number: string;
};

/** No other player has `count` cards, so no player can beat the play. */
export type TooFew = {
  code: "too_few";
  count: number;
};

/** The player gets rid of `count` cards with one play. */
export type Group = {
  code: "group";
  count: number;
};

/** The hand cannot show a weaker legal number with the same number of cards. */
export type Weakest = {
  code: "weakest";
  number: string;
};

/** The cards show the number without a matchstick. */
export type NoSticks = {
  code: "no_sticks";
};

/** The player passes and takes a matchstick, and then has `sticks` matchsticks. */
export type TakesStick = {
  code: "takes_stick";
  sticks: number;
};

/** The result of a finished game.

- `ranks`: the rank of each seat. 1 is best, and tied seats share a rank.
- `scores`: the score of each seat. */
export type Result = {
  ranks: number[];
  scores: number[];
};

/** The fixed data of Matchstick Tycoon that clients need.

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

/** Describes how a card shows a number: `turned` by 180° or not, and with matchsticks on the segments `sticks`. */
export type Change = {
  turned: boolean;
  sticks: string;
};

/** The numbers that a game uses, in normal order, and how many cards of each kind the game has. */
export type InTheGame = {
  numbers: string[];
  cards: Record<string, number>;
};

export type Happening = Deal | Played | Revolution | Passed | Rethink | Returned | Out | Cleared | Lead | Over;

export type Refusal = NoMove | NoNumber | NoCard | NoCards | Miswritten | MustReturn | MustLead | HoldsCards | TooMany | WrongCount | NotHeld | NotInGame | CannotShow | TooWeak | TooDear | TooFewShow | AtBest | WhichNumber | WhichCards;

export type Reason = LastCards | Turns | Unbeaten | TooFew | Group | Weakest | NoSticks | TakesStick;
