// Made by `make wire` from matchwood/cardgames/matschig/contract.py. Do not edit.

/** The visible state of the table for one seat or for a spectator.

- `phase`: `dealing`, `throw` (the `active` seat decides), `window` (an interrupt: all others decide), `defence` (the
  `target` decides) or `over`.
- `round`: the number of the round, from 1.
- `rounds`: the number of rounds; `null` in a party.
- `first`: the seat that began the round.
- `active`: the seat whose turn it is to throw, or `null`.
- `aimer`: the seat that aimed the mud last; `null` if there is no mud.
- `target`: the seat at which the mud is aimed, or `null`.
- `mud`: the mud cards: water, sand, and the card that was added.
- `weight`: the points of the mud; `null` if there is no mud.
- `missing`: during an interrupt, the card that would make the mud perfect; else `null`.
- `asked`: the seats that may add a card in this interrupt.
- `answered`: for each seat whether it has answered in this interrupt.
- `answer`: the own answer in this interrupt (`let`, or for example `add W2 C`). Other seats do not see it before all have
  answered.
- `hand`: the hand of the seat that sees this; `null` for a spectator.
- `aims`: the seats at which this seat can aim, clockwise; `null` if this seat does not decide now.
- `throws`: the mud that this seat can throw; `null` if it does not throw now.
- `outcomes`: the effect of each possible defence, beginning with `take`. Of the umbrellas that avert the same mud cards it
  has the weakest. It is `null` if this seat does not defend now.
- `covers`: the use of each choice of umbrellas in the hand, the weakest first; `null` if this seat does not defend now.
- `cards`: the number of cards in each hand.
- `pile`: the number of cards in the draw pile.
- `pools`: the number of cards in each pool.
- `pool_cards`: the cards in each pool; `null` unless they are open: with `open_pools`, or when the round is over.
- `pool_points`: the points of each pool; `null` like `pool_cards`.
- `played`: all cards that were seen openly in this round.
- `accounts`: the account of each seat.
- `ahead`: the seats that would win now.
- `dabs`: the dabs of each seat; `null` unless the game is a party.
- `last_dab`: the number of dabs with which a player is out; `null` unless the game is a party.
- `out`: for each seat the round in which it left the party, else `null`.
- `sheet`: the finished rounds. */
export type Table = {
  phase: "dealing" | "defence" | "over" | "throw" | "window";
  round: number;
  rounds: number | null;
  first: number;
  active: number | null;
  aimer: number | null;
  target: number | null;
  mud: string[];
  weight: Weight | null;
  missing: string | null;
  asked: number[];
  answered: boolean[];
  answer: string | null;
  hand: string[] | null;
  aims: number[] | null;
  throws: Pair[] | null;
  outcomes: Outcome[] | null;
  covers: Cover[] | null;
  cards: number[];
  pile: number;
  pools: number[];
  pool_cards: string[][] | null;
  pool_points: number[] | null;
  played: string[];
  accounts: number[];
  ahead: number[];
  dabs: number[] | null;
  last_dab: number | null;
  out: (number | null)[];
  sheet: Row[];
};

/** The points of the thrown mud cards, and the card that would give them equal sums of water and sand (perfect mud).

- `points`: the sum of its cards.
- `perfect`: whether the mud is perfect.
- `missing`: the card that would make it perfect; `null` if there is no such card. */
export type Weight = {
  points: number;
  perfect: boolean;
  missing: string | null;
};

/** A pair of mud cards, one water and one sand, that the current player can throw.

- `mud`: the water card and the sand card.
- `weight`: its points. */
export type Pair = {
  mud: string[];
  weight: Weight;
};

/** The effect of a defence that the target can choose.

- `move`: the defence, as a move.
- `averted`: for each mud card whether the defence averts it.
- `points`: the points that go to the pool. */
export type Outcome = {
  move: string;
  averted: boolean[];
  points: number;
};

/** A set of umbrella cards from the hand, and the points that the set lacks to avert each mud card.

- `umbrellas`: the umbrellas.
- `reach`: the sum of their values.
- `lacks`: for each mud card the points that the umbrellas lack to avert it. */
export type Cover = {
  umbrellas: string[];
  reach: number;
  lacks: number[];
};

/** A row of the score sheet, which describes one finished round.

- `points`: the points of each seat in the round, as they were booked.
- `halved`: what was halved for each seat: its `pool`, its `account`, both or nothing.
- `accounts`: the account of each seat after the round. */
export type Row = {
  points: number[];
  halved: (("account" | "pool")[])[];
  accounts: number[];
};

/** The cards of a round were dealt: `cards` lists the size of each hand, and `pile` is the size of the draw pile. The
player at the seat `first` starts the round. */
export type Deal = {
  type: "deal";
  round: number;
  first: number;
  pile: number;
  cards: number[];
};

/** A player threw two mud cards at the seat `target`. The card `missing` would give the mud equal sums of water and sand
(perfect mud). */
export type Throw = {
  type: "throw";
  seat: number;
  target: number;
  mud: string[];
  points: number;
  perfect: boolean;
  missing: string | null;
};

/** An interrupt started, in which the seats in `asked` may add the card `missing` to the mud. */
export type Window = {
  type: "window";
  missing: string;
  asked: number[];
};

/** A player answered in the interrupt. Each answer in an interrupt is secret until all players have answered. */
export type Answer = {
  type: "answer";
  seat: number;
};

/** All players have answered. The player at `seat` adds `card` to the mud and aims the mud at the player at `target`. The
mud is now perfect (equal sums of water and sand) and has `points` points. */
export type Add = {
  type: "add";
  seat: number;
  card: string;
  target: number;
  points: number;
};

/** All players have answered, and no player adds a card to the mud. */
export type Let = {
  type: "let";
};

/** The target played the card Duck, which passes the mud on to the seat `target`. */
export type Duck = {
  type: "duck";
  seat: number;
  target: number;
};

/** The player at `seat` defended against the mud with the cards in `played`. The mud cards in `landed` go to the player's
pool, and the mud cards in `averted` do not. `how` is the kind of defence. `umbrellas` lists the values of the played
umbrella cards. `points` is the total of the mud cards in `landed`. `fates` contains a value for each mud card in the order
of play: `true` if the card went to the pool. */
export type Defence = {
  type: "defence";
  seat: number;
  played: string[];
  landed: string[];
  averted: string[];
  how: "nothing" | "share" | "special" | "umbrellas";
  umbrellas: number[];
  points: number;
  fates: boolean[];
};

/** A player undid a decision and has to decide again. */
export type Rethink = {
  type: "rethink";
  seat: number;
};

/** The player at `seat` drew a card openly, because another player had played the card Share. If the drawn card is a mud
card, the card goes to the player's pool and counts `points` points. */
export type Splash = {
  type: "splash";
  seat: number;
  card: string;
  points: number;
};

/** A player drew cards from the draw pile. `cards` is the number of drawn cards. */
export type Draw = {
  type: "draw";
  seat: number;
  cards: number;
};

/** A player's turn was skipped, because the player cannot throw. */
export type Skip = {
  type: "skip";
  seat: number;
};

/** No player could throw, so the player at `seat` discarded the hand `cards` and drew a new hand. */
export type Discard = {
  type: "discard";
  seat: number;
  cards: string[];
};

/** A round ended. The fields contain the row of the score sheet for the round, the pools, and in a party the penalty marks
(dabs). */
export type RoundOver = {
  type: "round";
  round: number;
  points: number[];
  halved: (("account" | "pool")[])[];
  accounts: number[];
  pools: string[][] | null;
  pool_points: number[] | null;
  dabs: number[] | null;
};

/** The game ended. `ranks` lists the rank of each seat (1 is best, and tied seats share a rank), and `scores` lists the
score of each seat. */
export type Over = {
  type: "over";
  ranks: number[];
  scores: number[];
};

/** The text of a throw must name a water card, a sand card and a player. */
export type NoThrow = {
  code: "no_throw";
  rule?: string;
};

/** A throw consists of exactly one water card and one sand card, but the text names other cards. */
export type OneOfEach = {
  code: "one_of_each";
  rule?: string;
};

/** The text names a card that does not exist. */
export type NoCard = {
  code: "no_card";
  rule?: string;
};

/** The text names `card` too often, because the hand contains only `held` copies of the card. */
export type NotHeld = {
  code: "not_held";
  card: string;
  held: number;
  rule?: string;
};

/** The text does not name a player who can be the target of the mud. `aims` lists the seats that can be targets. */
export type NoPlayer = {
  code: "no_player";
  aims: number[];
  rule?: string;
};

/** A player must aim mud at another player, and `aims` lists the possible seats. */
export type AtOneself = {
  code: "at_oneself";
  aims: number[];
  rule?: string;
};

/** The text names a target who is out of the party. `aims` lists the seats at which the player can aim. */
export type IsOut = {
  code: "is_out";
  seat: number;
  aims: number[];
  rule?: string;
};

/** An answer in an interrupt must be `let`, or must name the card `card` and a target. */
export type NoAnswer = {
  code: "no_answer";
  card: string;
  rule?: string;
};

/** Only the card `card` gives the mud equal sums of water and sand (perfect mud). */
export type OnlyMissing = {
  code: "only_missing";
  card: string;
  rule?: string;
};

/** The text does not name a defence. */
export type NoDefence = {
  code: "no_defence";
  rule?: string;
};

/** The text names a water or sand card as a defence, but mud cards cannot avert mud. */
export type HoldsNothingOff = {
  code: "holds_nothing_off";
  rule?: string;
};

/** A special card must be played without other cards. `card` is the special card, or `null` if the text combines the word
`take` (no defence) with cards. */
export type Alone = {
  code: "alone";
  card: string | null;
  rule?: string;
};

/** The text of a Duck must name one player, and `aims` lists the possible seats. */
export type DuckNames = {
  code: "duck_names";
  aims: number[];
  rule?: string;
};

/** After the special card 13, the text must name at least one mud card, and only cards from `mud`. */
export type ThirteenNames = {
  code: "thirteen_names";
  mud: string[];
  rule?: string;
};

/** The special card 13 averts mud cards with at most 13 points, but the named mud cards have `points` points. */
export type OverThirteen = {
  code: "over_thirteen";
  points: number;
  rule?: string;
};

/** The text must name the mud cards in the order in which they were played. */
export type InOrder = {
  code: "in_order";
  mud: string[];
  rule?: string;
};

/** A shield (a defence with umbrella cards) must assign umbrella cards to the mud cards in `mud`. */
export type OnMud = {
  code: "on_mud";
  mud: string[];
  rule?: string;
};

/** A shield can contain only umbrella cards. */
export type OnlyUmbrellas = {
  code: "only_umbrellas";
  card: string;
  rule?: string;
};

/** The umbrella cards need `lacks` more points to avert the mud card. */
export type TooWeak = {
  code: "too_weak";
  card: string;
  umbrellas: string[];
  lacks: number;
  rule?: string;
};

/** The text of a shield must name each mud card once, in the order of play, with its umbrella cards in ascending order. If
two mud cards are equal, the text of a shield must name the earlier card first. */
export type ShieldInOrder = {
  code: "shield_in_order";
  rule?: string;
};

/** No other pair of mud cards in the hand has more points. */
export type Heaviest = {
  code: "heaviest";
  points: number;
};

/** No player can add a card to the mud, so the target `seat` must defend at once. */
export type NobodyAdds = {
  code: "nobody_adds";
  seat: number;
};

/** The target `seat` would win if the game ended at once. */
export type AtLeader = {
  code: "at_leader";
  seat: number;
};

/** The card `card` gives the mud equal sums of water and sand (perfect mud). With the added card, the mud has `points`
points. */
export type MakesPerfect = {
  code: "makes_perfect";
  card: string;
  points: number;
};

/** The defence averts `points` points of mud, and `left` points go to the player's pool. */
export type HoldsOff = {
  code: "holds_off";
  points: number;
  left: number;
};

/** No other choice of umbrella cards averts the same mud cards with a lower sum. */
export type Least = {
  code: "least";
  cards: string[];
};

/** If the player defends with no card, `points` points of mud go to the player's pool. */
export type Takes = {
  code: "takes";
  points: number;
};

/** The defence passes all mud cards on to the player at `seat`. */
export type PassesOn = {
  code: "passes_on";
  points: number;
  seat: number;
};

/** The result of a finished game.

- `ranks`: the rank of each seat. 1 is best, and tied seats share a rank.
- `scores`: the score of each seat. */
export type Result = {
  ranks: number[];
  scores: number[];
};

export type Happening = Deal | Throw | Window | Answer | Add | Let | Duck | Defence | Rethink | Splash | Draw | Skip | Discard | RoundOver | Over;

export type Refusal = NoThrow | OneOfEach | NoCard | NotHeld | NoPlayer | AtOneself | IsOut | NoAnswer | OnlyMissing | NoDefence | HoldsNothingOff | Alone | DuckNames | ThirteenNames | OverThirteen | InOrder | OnMud | OnlyUmbrellas | TooWeak | ShieldInOrder;

export type Reason = Heaviest | NobodyAdds | AtLeader | MakesPerfect | HoldsOff | Least | Takes | PassesOn;
