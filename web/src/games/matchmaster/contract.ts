// Made by `make wire` from matchwood/cardgames/matchmaster/contract.py. Do not edit.

/** The visible state of the table for one seat or for a spectator.

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

/** The player must follow suit, because the hand contains cards of the suit that was led (T, L, B or S). */
export type MustFollow = {
  code: "must_follow";
  suit: string;
  rule?: string;
};

/** The player must play a trump, because the hand contains trumps, but no card of the suit that was led. */
export type MustTrump = {
  code: "must_trump";
  rule?: string;
};

/** The player must beat the trump `card`, because the hand contains a higher trump. */
export type MustBeat = {
  code: "must_beat";
  card: string;
  rule?: string;
};

/** Describes a card that a player played to a trick.

- `seat`: the seat that played it.
- `card`: the card. */
export type Laid = {
  seat: number;
  card: string;
};

/** A complete trick, with one card of each player.

- `winner`: the seat that won it.
- `cards`: its cards, in the order in which they were played. */
export type Trick = {
  winner: number;
  cards: Laid[];
};

/** A row of the score sheet, which describes one finished round.

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

/** Each player was dealt a hand of `size` cards. */
export type Deal = {
  type: "deal";
  round: number;
  size: number;
  dealer: number;
};

/** A player made a bid. All bids stay secret until every player has made a bid. */
export type Bid = {
  type: "bid";
  seat: number;
};

/** A player undid a decision and has to decide again. */
export type Rethink = {
  type: "rethink";
  seat: number;
};

/** All players showed their bids at the same time. */
export type Bids = {
  type: "bids";
  bids: number[];
};

/** A player played a card to the trick. */
export type Card = {
  type: "card";
  seat: number;
  card: string;
};

/** The last player played to the trick, and the seat `winner` won the trick. */
export type TrickTaken = {
  type: "trick";
  winner: number;
  cards: Laid[];
};

/** A round ended. `scores` lists the scores of the finished round, and `totals` lists the scores of the whole game. */
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

/** The game ended. `ranks` lists the rank of each seat (1 is best, and tied seats share a rank), and `scores` lists the
score of each seat. */
export type Over = {
  type: "over";
  ranks: number[];
  scores: number[];
};

/** The text is not a valid bid. A bid is a whole number from 0 to `most`. */
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

/** The player's hand does not contain the card. */
export type NotHeld = {
  code: "not_held";
  card: string;
  rule?: string;
};

/** Each of the trumps in `cards` wins a trick, because no other player can hold a higher trump. */
export type SureTricks = {
  code: "sure_tricks";
  cards: string[];
};

/** The trumps in `cards` are likely to win tricks, because only the trumps in `above` are higher. */
export type HighTrumps = {
  code: "high_trumps";
  cards: string[];
  above: string[];
};

/** The bid needs more tricks than the other reasons explain. Other cards of the hand have to win the missing `tricks`
tricks. */
export type CountsOn = {
  code: "counts_on";
  tricks: number;
};

/** At least half of the cards in the hand are trumps. `cards` lists the trumps, and `hand` is the number of cards in the
hand. */
export type ManyTrumps = {
  code: "many_trumps";
  cards: string[];
  hand: number;
};

/** The highest trump of the hand is `card`. `above` is the number of higher trumps that other players can hold. */
export type LowTrumps = {
  code: "low_trumps";
  card: string;
  above: number;
};

/** The hand contains no trump. */
export type NoTrumps = {
  code: "no_trumps";
};

/** The played card certainly wins the trick. The trick is the player's trick number `trick` of the round, and the player's
bid is `bid`. */
export type Wins = {
  code: "wins";
  trick: number;
  bid: number;
};

/** The player has already won as many tricks as the `bid`. The player does not win the trick, because another player's
`card` beats the played card. */
export type KeepsBid = {
  code: "keeps_bid";
  card: string;
  bid: number;
};

/** The played card does not win the trick, because another player's `card` is higher. */
export type Ducks = {
  code: "ducks";
  card: string;
};

/** The player has already won more tricks than the bid. The player does not win the trick, because another player's `card`
beats the played card. */
export type NoMore = {
  code: "no_more";
  card: string;
};

/** The trump `card` wins a trick at any time, because no other player can hold a higher trump. The player needs no further
tricks. */
export type WinsAnyway = {
  code: "wins_anyway";
  card: string;
};

/** The player needs the trick. `by` lists the only cards that could still beat the played card. */
export type HardToBeat = {
  code: "hard_to_beat";
  by: string[];
};

/** The player has already won as many tricks as the `bid`. `above` is the number of cards that beat the played card and that
later players of the trick can hold. */
export type EasyToBeat = {
  code: "easy_to_beat";
  bid: number;
  above: number;
};

/** `cards` lists the trumps that the player keeps in the hand. Each of the kept trumps wins a later trick, because no other
player can hold a higher trump. */
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
