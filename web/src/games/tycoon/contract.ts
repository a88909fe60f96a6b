// Made by `make wire` from matchwood/cardgames/tycoon/contract.py. Do not edit.

/** The table as one seat or a spectator sees it.

`numbers` are those of this game from the weakest to the strongest in the present `order`; `strongest` is the one that nothing
beats while this order stays, `stronger` are those that beat what lies, all of them on an empty table. `leader` led the trick
or has to lead it; `turn` is null once the game is over. `forced` is the move of the seat on turn if it has no other and
everybody can see that. `hand` is one's own, null for a spectator. For every seat `cards` and `sticks` are how many it holds,
`places` its place once it is out. `play` is what has to be beaten, null on an empty table, and `gave_way` says of every seat
what it did since then instead of beating it. `played` are all cards played so far; `cleared` counts those out of play, `aside`
those that were set aside unseen. */
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

/** Cards that a seat played: the number that they show, and how many sticks that took. */
export type Play = {
  seat: number;
  number: string;
  sticks: number;
  cards: ShownCard[];
};

/** A card that was played, and how it shows its number.

It may be `turned` by 180°. `sticks` are the segments of the number on which sticks lie: `a` top, `b` upper right, `c` lower
right, `d` bottom, `e` lower left, `f` upper left, `g` middle. */
export type ShownCard = {
  card: string;
  turned: boolean;
  sticks: string;
};

/** Cards were dealt, so many to every seat; everybody has one stick. */
export type Deal = {
  type: "deal";
  leader: number;
  cards: number[];
  aside: number;
};

/** Cards were played. */
export type Played = {
  type: "play";
  seat: number;
  number: string;
  sticks: number;
  cards: ShownCard[];
};

/** That play turned the order round. */
export type Revolution = {
  type: "revolution";
  order: "normal" | "reversed";
};

/** A pass; the seat took a stick. */
export type Passed = {
  type: "pass";
  seat: number;
};

/** A seat took its decision back and thinks again. */
export type Rethink = {
  type: "rethink";
  seat: number;
};

/** A player without cards gave a stick back. */
export type Returned = {
  type: "return";
  seat: number;
};

/** That seat has neither cards nor sticks left. */
export type Out = {
  type: "out";
  seat: number;
  place: number;
};

/** The trick is over, and the table was cleared; that seat leads next. */
export type Cleared = {
  type: "clear";
  leader: number;
};

/** Whoever had to lead did not play; that seat has to lead now. */
export type Lead = {
  type: "lead";
  seat: number;
};

/** The game ended: a rank for every seat (1 is best, equals share it), and its score. */
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

/** What the play names is no number; `meant` is one if it was only written in the other case. */
export type NoNumber = {
  code: "no_number";
  name: string;
  meant: string | null;
  rule?: string;
};

/** This is no card; if it is a number nevertheless, `shown_by` shows it without a stick. */
export type NoCard = {
  code: "no_card";
  name: string;
  shown_by: string | null;
  rule?: string;
};

/** The play names no card; it may have so many at most. */
export type NoCards = {
  code: "no_cards";
  most: number;
  rule?: string;
};

/** This could be played, but it is written in another way. */
export type Miswritten = {
  code: "miswritten";
  written: string;
  rule?: string;
};

/** Without cards one can only return a stick. */
export type MustReturn = {
  code: "must_return";
  rule?: string;
};

/** Who leads may not pass. */
export type MustLead = {
  code: "must_lead";
  rule?: string;
};

/** Only who holds no cards returns a stick; here so many are held. */
export type HoldsCards = {
  code: "holds_cards";
  cards: number;
  rule?: string;
};

/** A play has `most` cards at most, not so many. */
export type TooMany = {
  code: "too_many";
  count: number;
  most: number;
  rule?: string;
};

/** What lies is beaten with `wanted` cards, not with so many. */
export type WrongCount = {
  code: "wrong_count";
  count: number;
  wanted: number;
  rule?: string;
};

/** The hand holds the card `held` times, not so often. */
export type NotHeld = {
  code: "not_held";
  card: string;
  held: number;
  count: number;
  rule?: string;
};

/** This number belongs to an expansion that is not in the game; `last` is the last number here. */
export type NotInGame = {
  code: "not_in_game";
  number: string;
  last: string;
  rule?: string;
};

/** The card cannot show this number, only those `numbers`, with so many `sticks` each; the cheapest stand first. */
export type CannotShow = {
  code: "cannot_show";
  card: string;
  number: string;
  numbers: string[];
  sticks: number[];
  rule?: string;
};

/** The number does not beat the one that lies, in this order; `stronger` would, null if nothing does. */
export type TooWeak = {
  code: "too_weak";
  number: string;
  lying: string;
  order: "normal" | "reversed";
  stronger: string[] | null;
  rule?: string;
};

/** To show the number with these cards takes more sticks than the seat has. */
export type TooDear = {
  code: "too_dear";
  number: string;
  cards: string[];
  needed: number;
  held: number;
  rule?: string;
};

/** Of the cards in the hand only `fit` can show the number, however many sticks there were. */
export type TooFewShow = {
  code: "too_few_show";
  number: string;
  fit: number;
  rule?: string;
};

/** The strongest number that these cards can show does not beat the one that lies, in this order. */
export type AtBest = {
  code: "at_best";
  cards: string[];
  number: string;
  lying: string;
  order: "normal" | "reversed";
  rule?: string;
};

/** These cards can be played, as one of these numbers; the player says as which. `sticks` is what each takes. */
export type WhichNumber = {
  code: "which_number";
  cards: string[];
  numbers: string[];
  sticks: number[];
  rule?: string;
};

/** The number can be shown; the player says with which cards. These would be the cheapest. */
export type WhichCards = {
  code: "which_cards";
  number: string;
  cards: string[];
  rule?: string;
};

/** These are the last cards of the hand; so many sticks are left then. */
export type LastCards = {
  code: "last_cards";
  sticks: number;
};

/** The number of cards that turn the order round. */
export type Turns = {
  code: "turns";
  count: number;
};

/** Nothing beats this number, in the order that holds after the play. */
export type Unbeaten = {
  code: "unbeaten";
  number: string;
};

/** No other hand holds so many cards, so nobody can beat them. */
export type TooFew = {
  code: "too_few";
  count: number;
};

/** The number of cards that are played at once. */
export type Group = {
  code: "group";
  count: number;
};

/** Here the hand can show nothing weaker than this number with so many cards. */
export type Weakest = {
  code: "weakest";
  number: string;
};

/** The cards show the number without any stick. */
export type NoSticks = {
  code: "no_sticks";
};

/** A pass brings a stick; so many are held then. */
export type TakesStick = {
  code: "takes_stick";
  sticks: number;
};

/** How a game ended: a rank for every seat (1 is best, equals share it), and its score. */
export type Result = {
  ranks: number[];
  scores: number[];
};

/** The most cards of a play; the segments of each shape; how each card becomes each number that it can show; and what is in
the game with each value of the house rule `expansion`. */
export type Facts = {
  most_cards: number;
  shapes: Record<string, string>;
  changes: Record<string, Record<string, Change>>;
  expansions: Record<string, InTheGame>;
};

/** How a card shows a number: whether it is `turned` by 180°, and the segments on which `sticks` lie then. */
export type Change = {
  turned: boolean;
  sticks: string;
};

/** The numbers in their normal order, and how many cards there are of each kind. */
export type InTheGame = {
  numbers: string[];
  cards: Record<string, number>;
};

export type Happening = Deal | Played | Revolution | Passed | Rethink | Returned | Out | Cleared | Lead | Over;

export type Refusal = NoMove | NoNumber | NoCard | NoCards | Miswritten | MustReturn | MustLead | HoldsCards | TooMany | WrongCount | NotHeld | NotInGame | CannotShow | TooWeak | TooDear | TooFewShow | AtBest | WhichNumber | WhichCards;

export type Reason = LastCards | Turns | Unbeaten | TooFew | Group | Weakest | NoSticks | TakesStick;
