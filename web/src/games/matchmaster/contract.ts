// Made by `make wire` from matchwood/cardgames/matchmaster/contract.py. Do not edit.

/** The visible state of the table for one seat or for a spectator.

- `phase`: `dealing`, `bidding`, `playing` or `over`.
- `round`: the number of the round, from 1.
- `rounds`: the number of rounds in the game.
- `size`: the number of cards that each seat got.
- `dealer`: the seat that dealt.
- `leader`: the seat that leads the trick.
- `turn`: the current seat; `null` while all seats bid.
- `hand`: the hand of the observing seat; `null` for a spectator.
- `duty`: the rule that restricts the hand of the current seat, as a refusal; `null` without a restriction.
- `bids`: the bid of each seat; `null` for a missing or secret bid.
- `cards`: the number of cards of each seat.
- `fixed`: whether each seat has made a bid.
- `tricks`: the tricks that each seat has won.
- `trick`: the cards of the current trick in the order of play.
- `last_trick`: the previous trick of the round, or `null`.
- `played`: the cards played in this round.
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

/** The player must follow `suit` (T, L, B or S), because the hand contains the suit. */
export type MustFollow = {
  code: "must_follow";
  suit: string;
  rule?: string;
};

/** The player must play a trump, because the hand contains trumps but no card of the suit led. */
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

/** A card that a player played to a trick.

- `seat`: the seat that played the card.
- `card`: the card. */
export type Laid = {
  seat: number;
  card: string;
};

/** A complete trick, with one card of each player.

- `winner`: the seat that won the trick.
- `cards`: the cards in the order of play. */
export type Trick = {
  winner: number;
  cards: Laid[];
};

/** A finished round on the score sheet.

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

/** Each player received `size` cards. */
export type Deal = {
  type: "deal";
  round: number;
  size: number;
  dealer: number;
};

/** A player made a secret bid. */
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

/** The trick is complete, and the seat `winner` won the trick. */
export type TrickTaken = {
  type: "trick";
  winner: number;
  cards: Laid[];
};

/** A round ended. `scores` lists the scores of the round, and `totals` lists the scores of the game. */
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

/** The game ended. The fields `ranks` and `scores` contain one value for each seat. Rank 1 is best. */
export type Over = {
  type: "over";
  ranks: number[];
  scores: number[];
};

/** The text is not a bid. The highest possible bid is `most`. */
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

/** Each trump in the list `cards` wins a trick, because no other player can have a higher trump. */
export type SureTricks = {
  code: "sure_tricks";
  cards: string[];
};

/** The trumps in the list `cards` probably win tricks. The list `above` contains all higher trumps that other players can
hold. */
export type HighTrumps = {
  code: "high_trumps";
  cards: string[];
  above: string[];
};

/** The bid includes `tricks` tricks that no other reason explains. */
export type CountsOn = {
  code: "counts_on";
  tricks: number;
};

/** At least half of the player's cards are trumps. `cards` lists the trumps. `hand` is the number of cards in the hand. */
export type ManyTrumps = {
  code: "many_trumps";
  cards: string[];
  hand: number;
};

/** The strongest cards of the hand, one for each trick of the bid. Trumps are stronger than all other cards. The reason is
omitted if another reason names cards that win tricks. */
export type Strongest = {
  code: "strongest";
  cards: string[];
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

/** The played card certainly wins the trick. The number `trick` counts the player's won tricks, including the current trick.
The player's bid is `bid`. */
export type Wins = {
  code: "wins";
  trick: number;
  bid: number;
};

/** The player has exactly `bid` tricks. Another player's card `card` beats the played card. */
export type KeepsBid = {
  code: "keeps_bid";
  card: string;
  bid: number;
};

/** Another player's card `card` beats the played card. */
export type Ducks = {
  code: "ducks";
  card: string;
};

/** The player has more tricks than the bid. Another player's card `card` beats the played card. */
export type NoMore = {
  code: "no_more";
  card: string;
};

/** The trump `card` certainly wins a trick. The player needs no further tricks. */
export type WinsAnyway = {
  code: "wins_anyway";
  card: string;
};

/** The player needs no further trick. The played card is the highest legal card that does not win the trick. */
export type ShedsHighest = {
  code: "sheds_highest";
};

/** The player needs further tricks, but the played card does not win this trick. The played card is the lowest legal card. */
export type KeepsHigher = {
  code: "keeps_higher";
};

/** The player needs the trick. The list `by` contains all cards that can beat the played card. */
export type HardToBeat = {
  code: "hard_to_beat";
  by: string[];
};

/** The player has exactly `bid` tricks. `above` is the number of stronger cards that later players can hold. */
export type EasyToBeat = {
  code: "easy_to_beat";
  bid: number;
  above: number;
};

/** The player keeps the trumps in the list `cards`. Each listed trump certainly wins a later trick. */
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

export type Reason = SureTricks | HighTrumps | CountsOn | ManyTrumps | Strongest | LowTrumps | NoTrumps | Wins | KeepsBid | Ducks | NoMore | WinsAnyway | ShedsHighest | KeepsHigher | HardToBeat | EasyToBeat | Saves;
