// Made by `make wire` from matchwood/cardgames/matchmaster/contract.py. Do not edit.

/** The table as one seat or a spectator sees it.

`hand` is one's own, null for a spectator. `bids` are null where they are not known: before all are in only one's own is;
`fixed` says whose is in. `leader` led this trick, or leads next; `turn` is the seat on turn, null while all bid. For every
seat `cards` is how many it holds, `tricks` how many it has won in this round, and `scores` its total. `trick` is what lies,
`last_trick` the one before, `played` are the cards that have gone this round, and `sheet` are the finished rounds. `duty` says,
to the seat on turn alone, what the trick asks of its hand: why those cards are refused that it may not play, null if it may
play any. */
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

/** The hand holds this suit, which was led: T, L, B or S. */
export type MustFollow = {
  code: "must_follow";
  suit: string;
  rule?: string;
};

/** The hand holds trump, and nothing of the suit that was led. */
export type MustTrump = {
  code: "must_trump";
  rule?: string;
};

/** The hand holds a trump that is higher than this one. */
export type MustBeat = {
  code: "must_beat";
  card: string;
  rule?: string;
};

/** A card of a trick, and who laid it. */
export type Laid = {
  seat: number;
  card: string;
};

/** A complete trick: who won it, and its cards in the order in which they were laid. */
export type Trick = {
  winner: number;
  cards: Laid[];
};

/** A row of the score sheet: a finished round of so many cards. For every seat its bid, its tricks and its score. */
export type Round = {
  size: number;
  dealer: number;
  bids: number[];
  tricks: number[];
  scores: number[];
};

/** Cards were dealt: `size` for every seat. */
export type Deal = {
  type: "deal";
  round: number;
  size: number;
  dealer: number;
};

/** A seat has fixed its bid, which stays secret until all have. */
export type Bid = {
  type: "bid";
  seat: number;
};

/** A seat took its decision back and thinks again. */
export type Rethink = {
  type: "rethink";
  seat: number;
};

/** All bids were shown at once. */
export type Bids = {
  type: "bids";
  bids: number[];
};

/** A card was played. */
export type Card = {
  type: "card";
  seat: number;
  card: string;
};

/** A trick was complete. */
export type TrickTaken = {
  type: "trick";
  winner: number;
  cards: Laid[];
};

/** A round ended; `scores` are those of the round. */
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

/** The game ended: a rank for every seat (1 is best, equals share it), and its score. */
export type Over = {
  type: "over";
  ranks: number[];
  scores: number[];
};

/** This is no bid of the round: a whole number from 0 to `most`. */
export type NoBid = {
  code: "no_bid";
  most: number;
  rule?: string;
};

/** This is no card at all. */
export type NoCard = {
  code: "no_card";
  rule?: string;
};

/** The hand does not hold this card. */
export type NotHeld = {
  code: "not_held";
  card: string;
  rule?: string;
};

/** Each of these trumps wins a trick: nobody can hold a higher one. */
export type SureTricks = {
  code: "sure_tricks";
  cards: string[];
};

/** No other trumps than the few `above` can be higher than any of these, so they are likely to win tricks as well. */
export type HighTrumps = {
  code: "high_trumps";
  cards: string[];
  above: string[];
};

/** At least half of the hand, which has so many cards, are these trumps. */
export type ManyTrumps = {
  code: "many_trumps";
  cards: string[];
  hand: number;
};

/** The highest trump of the hand; so many higher ones are where the seat cannot see them. */
export type LowTrumps = {
  code: "low_trumps";
  card: string;
  above: number;
};

/** The hand holds no trump. */
export type NoTrumps = {
  code: "no_trumps";
};

/** The trick is won, whoever plays what: it is the `trick`-th of a bid of so many. */
export type Wins = {
  code: "wins";
  trick: number;
  bid: number;
};

/** The `bid` is reached, and this card takes the trick from the seat. */
export type KeepsBid = {
  code: "keeps_bid";
  card: string;
  bid: number;
};

/** The trick cannot be won: this card lies above. */
export type Ducks = {
  code: "ducks";
  card: string;
};

/** The seat has more tricks than it bid, and this card takes the trick from it. */
export type NoMore = {
  code: "no_more";
  card: string;
};

/** This trump wins a trick whenever it is played: nobody can hold a higher one. The seat needs no more tricks. */
export type WinsAnyway = {
  code: "wins_anyway";
  card: string;
};

/** No other cards than these few can take the trick from the seat, which needs it. */
export type HardToBeat = {
  code: "hard_to_beat";
  by: string[];
};

/** The number of cards that can take the trick from the seat, whose `bid` is reached. */
export type EasyToBeat = {
  code: "easy_to_beat";
  bid: number;
  above: number;
};

/** These trumps stay in hand: nobody can hold a higher one, so each of them wins a trick later. */
export type Saves = {
  code: "saves";
  cards: string[];
};

/** How a game ended: a rank for every seat (1 is best, equals share it), and its score. */
export type Result = {
  ranks: number[];
  scores: number[];
};

export type Happening = Deal | Bid | Rethink | Bids | Card | TrickTaken | RoundOver | Over;

export type Refusal = NoBid | NoCard | NotHeld | MustFollow | MustTrump | MustBeat;

export type Reason = SureTricks | HighTrumps | ManyTrumps | LowTrumps | NoTrumps | Wins | KeepsBid | Ducks | NoMore | WinsAnyway | HardToBeat | EasyToBeat | Saves;
