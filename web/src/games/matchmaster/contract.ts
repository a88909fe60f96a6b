// Made by `make wire` from matchwood/cardgames/matchmaster/contract.py. Do not edit.

/** The table, as one seat or a spectator sees it.

- `phase`: `dealing`, `bidding`, `playing` or `over`.
- `round`: the number of the round, from 1.
- `rounds`: the number of rounds in the game.
- `size`: the number of cards that each seat got in this round.
- `dealer`: the seat that dealt.
- `leader`: the seat that led this trick, or leads the next one.
- `turn`: the current seat; `null` while all seats bid.
- `hand`: the hand of the seat that sees this; `null` for a spectator.
- `duty`: what the trick demands from the hand, in the form of a refusal; `null` if every card is allowed. Only the current
  seat sees it.
- `bids`: the bid of each seat. Until all bids are made, those of the other seats are `null`.
- `cards`: the number of cards of each seat.
- `fixed`: for each seat whether it has made its bid.
- `tricks`: the tricks that each seat has won in this round.
- `trick`: the cards of the current trick, in the order in which they were played.
- `last_trick`: the trick before; `null` before the first one is complete.
- `played`: the cards that were played in this round.
- `scores`: the total score of each seat.
- `sheet`: the finished rounds. */
export type Table = {
  phase: "bidding" | "dealing" | "over" | "playing";
  round: number;
  rounds: number;
  size: number;
  dealer: number;
  leader: number;
  turn: number | null;
  hand: string[] | null;
  duty: MustFollow | MustTrump | MustBeat | null;
  bids: (number | null)[];
  cards: number[];
  fixed: boolean[];
  tricks: number[];
  trick: Laid[];
  last_trick: Trick | null;
  played: string[];
  scores: number[];
  sheet: Round[];
};

/** The player must follow suit: the hand contains cards of the suit that was led (T, L, B or S). */
export type MustFollow = {
  code: "must_follow";
  suit: string;
  rule?: string;
};

/** The player must play a trump: the hand contains trumps, but no card of the suit that was led. */
export type MustTrump = {
  code: "must_trump";
  rule?: string;
};

/** The player must beat the trump `card`: the hand contains a higher trump. */
export type MustBeat = {
  code: "must_beat";
  card: string;
  rule?: string;
};

/** A card that was played to a trick.

- `seat`: the seat that played it.
- `card`: the card. */
export type Laid = {
  seat: number;
  card: string;
};

/** A trick to which every player has played a card.

- `winner`: the seat that won it.
- `cards`: its cards, in the order in which they were played. */
export type Trick = {
  winner: number;
  cards: Laid[];
};

/** A finished round, which is a row of the score sheet.

- `size`: the number of cards that each seat got.
- `dealer`: the seat that dealt.
- `bids`: the bid of each seat.
- `tricks`: the tricks of each seat.
- `scores`: the score of each seat in the round. */
export type Round = {
  size: number;
  dealer: number;
  bids: number[];
  tricks: number[];
  scores: number[];
};

/** Each seat was dealt `size` cards. */
export type Deal = {
  type: "deal";
  round: number;
  size: number;
  dealer: number;
};

/** A seat made its bid. All bids stay secret until every seat has bid. */
export type Bid = {
  type: "bid";
  seat: number;
};

/** A seat undid its decision, and decides again. */
export type Rethink = {
  type: "rethink";
  seat: number;
};

/** All bids were shown at the same time. */
export type Bids = {
  type: "bids";
  bids: number[];
};

/** A seat played a card. */
export type Card = {
  type: "card";
  seat: number;
  card: string;
};

/** The last card of a trick was played, and the seat `winner` won the trick. */
export type TrickTaken = {
  type: "trick";
  winner: number;
  cards: Laid[];
};

/** A round ended. `scores` are the scores of this round, and `totals` are the scores of the game. */
export type RoundOver = {
  type: "round";
  round: number;
  size: number;
  dealer: number;
  bids: number[];
  tricks: number[];
  scores: number[];
  totals: number[];
};

/** The game ended. `ranks` lists the rank of each seat (1 is best, and tied seats share a rank), and `scores` the score of
each seat. */
export type Over = {
  type: "over";
  ranks: number[];
  scores: number[];
};

/** The text is not a bid: a whole number from 0 to `most`. */
export type NoBid = {
  code: "no_bid";
  most: number;
  rule?: string;
};

/** The text is not the name of a card. */
export type NoCard = {
  code: "no_card";
  rule?: string;
};

/** The hand does not contain this card. */
export type NotHeld = {
  code: "not_held";
  card: string;
  rule?: string;
};

/** Each of the trumps `cards` wins a trick: no other player can hold a higher trump. */
export type SureTricks = {
  code: "sure_tricks";
  cards: string[];
};

/** Only the trumps `above` are higher than the trumps `cards`, so `cards` are likely to win tricks. */
export type HighTrumps = {
  code: "high_trumps";
  cards: string[];
  above: string[];
};

/** The bid counts on `tricks` more tricks than the other reasons explain, which other cards of the hand have to win. */
export type CountsOn = {
  code: "counts_on";
  tricks: number;
};

/** At least half of the hand are trumps, namely `cards`. The whole hand has `hand` cards. */
export type ManyTrumps = {
  code: "many_trumps";
  cards: string[];
  hand: number;
};

/** The highest trump of the hand is `card`. The number of higher trumps outside the hand is `above`. */
export type LowTrumps = {
  code: "low_trumps";
  card: string;
  above: number;
};

/** The hand contains no trump. */
export type NoTrumps = {
  code: "no_trumps";
};

/** The move wins the trick for certain. The trick is number `trick` of its seat, and the seat's bid is `bid`. */
export type Wins = {
  code: "wins";
  trick: number;
  bid: number;
};

/** The seat has reached its `bid`. Another player's `card` beats the seat's card, so the seat does not win the trick. */
export type KeepsBid = {
  code: "keeps_bid";
  card: string;
  bid: number;
};

/** The seat's card does not win the trick, because `card` is higher. */
export type Ducks = {
  code: "ducks";
  card: string;
};

/** The seat has more tricks than it bid. Another player's `card` beats the seat's card, so the seat does not win the trick. */
export type NoMore = {
  code: "no_more";
  card: string;
};

/** The trump `card` wins a trick whenever it is played, because no other player can hold a higher trump. The seat needs no
further tricks. */
export type WinsAnyway = {
  code: "wins_anyway";
  card: string;
};

/** The seat needs the trick, and only the cards in `by` could still beat the seat's card. */
export type HardToBeat = {
  code: "hard_to_beat";
  by: string[];
};

/** The seat has reached its `bid`. The number of cards that could still beat the seat's card is `above`. */
export type EasyToBeat = {
  code: "easy_to_beat";
  bid: number;
  above: number;
};

/** The trumps `cards` stay in the hand. Each of these trumps wins a later trick, because no other player can hold a higher
one. */
export type Saves = {
  code: "saves";
  cards: string[];
};

/** The result of a finished game.

- `ranks`: the rank of each seat. 1 is best, and tied seats share a rank.
- `scores`: the score of each seat. */
export type Result = {
  ranks: number[];
  scores: number[];
};

export type Happening = Deal | Bid | Rethink | Bids | Card | TrickTaken | RoundOver | Over;

export type Refusal = NoBid | NoCard | NotHeld | MustFollow | MustTrump | MustBeat;

export type Reason = SureTricks | HighTrumps | CountsOn | ManyTrumps | LowTrumps | NoTrumps | Wins | KeepsBid | Ducks | NoMore | WinsAnyway | HardToBeat | EasyToBeat | Saves;
