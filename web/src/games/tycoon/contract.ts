// Made by `make wire` from matchwood/cardgames/tycoon/contract.py. Do not edit.

/** What a seat or a spectator sees of a table. Fields that do not apply now are `null`.

- `phase`: `dealing`, `playing` or `over`.
- `order`: the order of the numbers.
- `numbers`: the numbers of this game, from the weakest to the strongest now.
- `strongest`: the number that no other number beats now.
- `stronger`: the numbers that beat the last play; all numbers if the table is empty.
- `leader`: the seat that leads the trick.
- `turn`: the current seat.
- `forced`: the move of the current seat, if all players can see that no other move is legal.
- `hand`: the hand of the seat.
- `cards`: the size of each hand.
- `sticks`: the matchsticks of each seat.
- `places`: the rank of each seat that is out.
- `play`: the play to beat.
- `gave_way`: what each seat did since the last play: `pass`, `return` or `null`.
- `played`: all cards that were played in this game.
- `cleared`: the number of cards that left the table.
- `aside`: the number of cards that were set aside face down. */
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

/** The cards that a player played together.

- `seat`: the player.
- `number`: the shown number.
- `sticks`: the number of matchsticks.
- `cards`: the cards. */
export type Play = {
  seat: number;
  number: string;
  sticks: number;
  cards: ShownCard[];
};

/** A played card with its matchsticks.

- `card`: the printed card.
- `turned`: whether the card is turned by 180°.
- `sticks`: the segments with matchsticks: `a` top, `b` upper right, `c` lower right, `d` bottom, `e` lower left, `f` upper
  left, `g` middle. */
export type ShownCard = {
  card: string;
  turned: boolean;
  sticks: string;
};

/** The cards were dealt. The list `cards` contains the hand sizes. The number `aside` counts the cards that no player gets. */
export type Deal = {
  type: "deal";
  leader: number;
  cards: number[];
  aside: number;
};

/** A player played cards. */
export type Played = {
  type: "play";
  seat: number;
  number: string;
  sticks: number;
  cards: ShownCard[];
};

/** A play reversed the order of the numbers. */
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

/** The player has no cards and no matchsticks left. The field `place` contains the player's rank. */
export type Out = {
  type: "out";
  seat: number;
  place: number;
};

/** A trick ended. The player at the seat `leader` leads the next trick. */
export type Cleared = {
  type: "clear";
  leader: number;
};

/** The leader passed or returned a matchstick. The player at the seat `seat` becomes the leader. */
export type Lead = {
  type: "lead";
  seat: number;
};

/** The game ended. The fields `ranks` and `scores` contain one value for each seat. Rank 1 is best. */
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

/** The text does not start with a number. If only the letter case is wrong, the field `meant` contains the correct number. */
export type NoNumber = {
  code: "no_number";
  name: string;
  meant: string | null;
  rule?: string;
};

/** The text contains `name`, which is not a card. If `name` is a number, `shown_by` is a card that shows the number without
matchsticks. */
export type NoCard = {
  code: "no_card";
  name: string;
  shown_by: string | null;
  rule?: string;
};

/** The text names no card. The maximum size of a play is `most`. */
export type NoCards = {
  code: "no_cards";
  most: number;
  rule?: string;
};

/** The play is possible, but the text is written wrongly. The field `written` contains the correct text of the play. */
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

/** Only a player without cards may return a matchstick. The field `cards` counts the player's cards. */
export type HoldsCards = {
  code: "holds_cards";
  cards: number;
  rule?: string;
};

/** The play has `count` cards, but the maximum is `most` cards. */
export type TooMany = {
  code: "too_many";
  count: number;
  most: number;
  rule?: string;
};

/** The play must have `wanted` cards, but has `count` cards. */
export type WrongCount = {
  code: "wrong_count";
  count: number;
  wanted: number;
  rule?: string;
};

/** The play needs `count` copies of the card, but the player has only `held`. */
export type NotHeld = {
  code: "not_held";
  card: string;
  held: number;
  count: number;
  rule?: string;
};

/** The number is only in an expansion that this game does not use. The game's highest number is `last`. */
export type NotInGame = {
  code: "not_in_game";
  number: string;
  last: string;
  rule?: string;
};

/** The card `card` cannot show the number `number`. The list `numbers` contains the possible numbers, from weak to strong.
The list `sticks` contains the price of each number, in matchsticks. */
export type CannotShow = {
  code: "cannot_show";
  card: string;
  number: string;
  numbers: string[];
  sticks: number[];
  rule?: string;
};

/** The number is not stronger than the number `lying` of the last play. The list `stronger` contains the numbers that beat
the last play. An empty list becomes `null`. */
export type TooWeak = {
  code: "too_weak";
  number: string;
  lying: string;
  order: "normal" | "reversed";
  stronger: string[] | null;
  rule?: string;
};

/** The play needs `needed` matchsticks, but the player has only `held`. */
export type TooDear = {
  code: "too_dear";
  number: string;
  cards: string[];
  needed: number;
  held: number;
  rule?: string;
};

/** Only `fit` cards of the hand can show the number. */
export type TooFewShow = {
  code: "too_few_show";
  number: string;
  fit: number;
  rule?: string;
};

/** The cards cannot beat the last play. The strongest number that the cards can show is `number`. The field `lying` contains
the number of the last play. */
export type AtBest = {
  code: "at_best";
  cards: string[];
  number: string;
  lying: string;
  order: "normal" | "reversed";
  rule?: string;
};

/** The player must choose one of `numbers`. The list `sticks` contains the price of each number, in matchsticks. */
export type WhichNumber = {
  code: "which_number";
  cards: string[];
  numbers: string[];
  sticks: number[];
  rule?: string;
};

/** The player must name all cards of the play. The list `cards` suggests the cards that need the fewest matchsticks. */
export type WhichCards = {
  code: "which_cards";
  number: string;
  cards: string[];
  rule?: string;
};

/** The player plays the last cards, and keeps `sticks` matchsticks. */
export type LastCards = {
  code: "last_cards";
  sticks: number;
};

/** A play of `count` cards reverses the order of the numbers. */
export type Turns = {
  code: "turns";
  count: number;
};

/** No other number beats the number of this play. */
export type Unbeaten = {
  code: "unbeaten";
  number: string;
};

/** No other player has enough cards to beat this play of `count` cards. */
export type TooFew = {
  code: "too_few";
  count: number;
};

/** The player plays `count` cards at once. */
export type Group = {
  code: "group";
  count: number;
};

/** Among the legal plays of this size, this play has the weakest number. */
export type Weakest = {
  code: "weakest";
  number: string;
};

/** The chosen cards show this number already, so no matchstick is needed. */
export type NoSticks = {
  code: "no_sticks";
};

/** The player takes a matchstick, and then has `sticks` matchsticks. */
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

/** The fixed data of Matchstick Tycoon for clients.

- `most_cards`: the maximum size of a play.
- `shapes`: the segments of each shape.
- `changes`: how each card shows each possible number.
- `expansions`: the numbers and cards for each value of `expansion`. */
export type Facts = {
  most_cards: number;
  shapes: Record<string, string>;
  changes: Record<string, Record<string, Change>>;
  expansions: Record<string, InTheGame>;
};

/** How a card shows a number: its rotation and its matchsticks. If `turned` is true, the card is turned by 180°. The field
`sticks` lists the segments with matchsticks. */
export type Change = {
  turned: boolean;
  sticks: string;
};

/** The numbers that players can play in a game, and how often the deck contains each card. */
export type InTheGame = {
  numbers: string[];
  cards: Record<string, number>;
};

export type Happening = Deal | Played | Revolution | Passed | Rethink | Returned | Out | Cleared | Lead | Over;

export type Refusal = NoMove | NoNumber | NoCard | NoCards | Miswritten | MustReturn | MustLead | HoldsCards | TooMany | WrongCount | NotHeld | NotInGame | CannotShow | TooWeak | TooDear | TooFewShow | AtBest | WhichNumber | WhichCards;

export type Reason = LastCards | Turns | Unbeaten | TooFew | Group | Weakest | NoSticks | TakesStick;
