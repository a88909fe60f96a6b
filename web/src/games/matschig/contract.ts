// Made by `make wire` from matchwood/cardgames/matschig/contract.py. Do not edit.

/** What a seat or a spectator sees of a table. Fields that do not apply now are `null`.

- `phase`: `dealing`, `throw` (the `active` seat decides), `window` (an interrupt: all others decide), `defence` (the
  `target` decides) or `over`.
- `round`: the number of the round, from 1.
- `rounds`: the number of rounds.
- `first`: the seat that began the round.
- `active`: the seat that has to throw.
- `aimer`: the seat that aimed the mud last.
- `target`: the target of the mud.
- `mud`: water, sand, and the card that was added.
- `weight`: the points of the mud.
- `missing`: during an interrupt, the card that would make the mud perfect.
- `asked`: the seats that may add a card in the interrupt.
- `answered`: whether each seat has answered.
- `answer`: the seat's secret answer: `let`, or for example `add W2 C`.
- `hand`: the hand of the seat.
- `aims`: the seats that this seat can attack, clockwise.
- `throws`: the mud that this seat can throw.
- `outcomes`: the effect of each possible defence, `take` first. Of the umbrellas that avert the same mud cards, only the
  weakest are listed.
- `covers`: the effect of each set of umbrellas, the weakest first.
- `cards`: the size of each hand.
- `pile`: the size of the draw pile.
- `pools`: the number of cards in each pool.
- `pool_cards`: the cards in each pool; `null` while the pools are hidden.
- `pool_points`: the points of each pool.
- `played`: all cards that were face up in this round.
- `accounts`: the account of each seat.
- `ahead`: the seats that would win now.
- `dabs`: the dabs (penalty marks) of each seat in a party.
- `last_dab`: the number of dabs with which a player is out.
- `out`: the round in which each seat left the party.
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

/** The value of the thrown mud.

- `points`: the sum of the cards.
- `perfect`: whether water and sand have equal sums, so that the mud is perfect.
- `missing`: the card that would make the mud perfect. */
export type Weight = {
  points: number;
  perfect: boolean;
  missing: string | null;
};

/** A water card and a sand card that the current player can throw.

- `mud`: the two cards.
- `weight`: the points of the two cards. */
export type Pair = {
  mud: string[];
  weight: Weight;
};

/** The effect of a defence that the target can choose.

- `move`: the text of the defence.
- `averted`: whether each mud card is averted.
- `points`: the points that go to the pool. */
export type Outcome = {
  move: string;
  averted: boolean[];
  points: number;
};

/** A set of umbrella cards in the hand.

- `umbrellas`: the cards.
- `reach`: the sum of the cards.
- `lacks`: the points that the cards lack to avert each mud card. */
export type Cover = {
  umbrellas: string[];
  reach: number;
  lacks: number[];
};

/** A finished round on the score sheet.

- `points`: the points of each seat.
- `halved`: what was halved for each seat.
- `accounts`: the account of each seat afterwards. */
export type Row = {
  points: number[];
  halved: (("account" | "pool")[])[];
  accounts: number[];
};

/** The cards of a round were dealt. `cards` contains the hand sizes, and `pile` is the size of the draw pile. */
export type Deal = {
  type: "deal";
  round: number;
  first: number;
  pile: number;
  cards: number[];
};

/** A player threw two mud cards at the seat `target`. `missing` is the card that would give the water cards and the sand cards
equal points, or `null`. */
export type Throw = {
  type: "throw";
  seat: number;
  target: number;
  mud: string[];
  points: number;
  perfect: boolean;
  missing: string | null;
};

/** An interrupt started. The seats in `asked` may add the card `missing`. */
export type Window = {
  type: "window";
  missing: string;
  asked: number[];
};

/** A player answered in the interrupt. The event does not contain the answer, which is secret until all have answered. */
export type Answer = {
  type: "answer";
  seat: number;
};

/** The player at `seat` added `card` to the mud and aimed the mud at the seat `target`. */
export type Add = {
  type: "add";
  seat: number;
  card: string;
  target: number;
  points: number;
};

/** All players have answered, and no player added a card. */
export type Let = {
  type: "let";
};

/** The player at `seat` played the card Duck and aimed the mud at the seat `target`. */
export type Duck = {
  type: "duck";
  seat: number;
  target: number;
};

/** The player at `seat` defended with the cards in `played`. The mud cards in `landed` go to the pool, and those in
`averted` do not. `umbrellas` contains the values of the umbrella cards. `fates` lists, in the order of play, whether each
mud card went to the pool. */
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

/** The player at `seat` drew `card` because another player played the card Share. A drawn mud card goes to the player's
pool. */
export type Splash = {
  type: "splash";
  seat: number;
  card: string;
  points: number;
};

/** A player drew cards. `cards` is the number of drawn cards. */
export type Draw = {
  type: "draw";
  seat: number;
  cards: number;
};

/** A player's turn was skipped, because the player could not throw. */
export type Skip = {
  type: "skip";
  seat: number;
};

/** No player could throw, so a player discarded the hand `cards`. */
export type Discard = {
  type: "discard";
  seat: number;
  cards: string[];
};

/** A round ended. `pools` contains the cards in each pool. `dabs` contains the penalty marks of each seat. */
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

/** The game ended. The fields `ranks` and `scores` contain one value for each seat. Rank 1 is best. */
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

/** A throw needs exactly one water card and one sand card. */
export type OneOfEach = {
  code: "one_of_each";
  rule?: string;
};

/** The text names a card that does not exist. */
export type NoCard = {
  code: "no_card";
  rule?: string;
};

/** The hand contains only `held` copies of the card. */
export type NotHeld = {
  code: "not_held";
  card: string;
  held: number;
  rule?: string;
};

/** The text names no possible target. `aims` lists the seats that the player can aim the mud at. */
export type NoPlayer = {
  code: "no_player";
  aims: number[];
  rule?: string;
};

/** A player must attack another player. `aims` lists the seats that the player can aim the mud at. */
export type AtOneself = {
  code: "at_oneself";
  aims: number[];
  rule?: string;
};

/** The target that the move names is already out of the game. `aims` lists the seats that the player can aim the mud at. */
export type IsOut = {
  code: "is_out";
  seat: number;
  aims: number[];
  rule?: string;
};

/** The answer must be `let`, or `add` with the card `card` and a target. */
export type NoAnswer = {
  code: "no_answer";
  card: string;
  rule?: string;
};

/** A player can add only the card `card`, because no other card gives water and sand equal points. */
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

/** Water and sand cards cannot avert mud. */
export type HoldsNothingOff = {
  code: "holds_nothing_off";
  rule?: string;
};

/** A special card must be played alone. If the text contains both `take` and cards, `card` is `null`. */
export type Alone = {
  code: "alone";
  card: string | null;
  rule?: string;
};

/** The text of the card Duck must name one player. `aims` lists the seats that the player can aim the mud at. */
export type DuckNames = {
  code: "duck_names";
  aims: number[];
  rule?: string;
};

/** A move with the special card 13 must name mud cards from the list `mud`. */
export type ThirteenNames = {
  code: "thirteen_names";
  mud: string[];
  rule?: string;
};

/** The named mud cards have `points` points, but the special card 13 averts at most 13 points. */
export type OverThirteen = {
  code: "over_thirteen";
  points: number;
  rule?: string;
};

/** The text must name the mud cards in the order of play. */
export type InOrder = {
  code: "in_order";
  mud: string[];
  rule?: string;
};

/** The text of a shield must name mud cards from the list `mud`. */
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

/** The umbrella cards do not avert the mud card. `lacks` is the number of points by which the sum of the umbrella cards is too
small. */
export type TooWeak = {
  code: "too_weak";
  card: string;
  umbrellas: string[];
  lacks: number;
  rule?: string;
};

/** The text must name the mud cards in the order of play. The umbrella cards on each mud card must be in ascending order. */
export type ShieldInOrder = {
  code: "shield_in_order";
  rule?: string;
};

/** No other pair of mud cards in the hand has more points. */
export type Heaviest = {
  code: "heaviest";
  points: number;
};

/** No player can add a card to the mud. */
export type NobodyAdds = {
  code: "nobody_adds";
  seat: number;
};

/** The player at `seat` is the target, and would win if the game ended now. */
export type AtLeader = {
  code: "at_leader";
  seat: number;
};

/** The added card `card` gives the water cards and the sand cards in the mud equal points. With the card `card`, the mud has
`points` points. */
export type MakesPerfect = {
  code: "makes_perfect";
  card: string;
  points: number;
};

/** The defence averts `points` points, and `left` points go to the pool. */
export type HoldsOff = {
  code: "holds_off";
  points: number;
  left: number;
};

/** No umbrella cards with a lower sum than `cards` can avert the same mud cards. */
export type Least = {
  code: "least";
  cards: string[];
};

/** Without a defence, `points` points go to the pool. */
export type Takes = {
  code: "takes";
  points: number;
};

/** The defence aims all mud cards at the player at `seat`. */
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
