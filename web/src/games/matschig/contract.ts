// Made by `make wire` from matchwood/cardgames/matschig/contract.py. Do not edit.

/** The table as one seat or a spectator sees it.

In the phase `throw` the `active` seat owes a decision, in `window` everybody but that one, in `defence` the `target`. `rounds`
is null in a party. `aimer` aimed the mud last; `mud` are its cards: water, sand, the one that was added. While the window is
open, `missing` is the card that would make the mud perfect, `answered` says for every seat whether it has answered, and
`answer` is one's own answer (`let`, or `add W2 C`), which nobody else sees before all are in. `hand` is one's own, null for
a spectator. For every seat `cards` counts its hand, `pools` the cards in its pool, `accounts` its points; `pile` counts the
draw pile. `pool_cards` and what they weigh, `pool_points`, are null unless everybody may see them (`open_pools`, or the round
is over); `played` are all cards that lay open in this round. `ahead` are the seats that would win now. `dabs` are counted in a
party only, and with `last_dab` of them one is out; `out` is the round in which a seat left it.

`weight` is that of the mud, null while none lies. `asked` are those who may add a card in the window. What follows from the
rules for one's own decision is told to nobody else: `aims` at whom one may aim, clockwise; `throws` the mud that one may throw;
`outcomes` what comes of each defence, of umbrellas the least for each choice of mud, beginning with `take`; and `covers` what
each choice of one's umbrellas would be good for, the weakest first. */
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

/** What mud weighs altogether, whether it is perfect, and the card that would make it so, null where there is none. */
export type Weight = {
  points: number;
  perfect: boolean;
  missing: string | null;
};

/** Mud that may be thrown. */
export type Pair = {
  mud: string[];
  weight: Weight;
};

/** What comes of a defence: for each mud card whether it is averted, and the points that land. */
export type Outcome = {
  move: string;
  averted: boolean[];
  points: number;
};

/** Umbrellas of the hand, the values that they reach together, and for each mud card how much that lacks there. */
export type Cover = {
  umbrellas: string[];
  reach: number;
  lacks: number[];
};

/** A row of the score sheet, for every seat: the points as they were booked, what was halved, and the account after it. */
export type Row = {
  points: number[];
  halved: (("account" | "pool")[])[];
  accounts: number[];
};

/** Cards were dealt: to every seat so many, and so many lie in the pile. */
export type Deal = {
  type: "deal";
  round: number;
  first: number;
  pile: number;
  cards: number[];
};

/** Mud was thrown; what it weighs, whether it is perfect, and which card would make it so. */
export type Throw = {
  type: "throw";
  seat: number;
  target: number;
  mud: string[];
  points: number;
  perfect: boolean;
  missing: string | null;
};

/** Everybody but the thrower is asked for the card that is missing. */
export type Window = {
  type: "window";
  missing: string;
  asked: number[];
};

/** That seat has answered; what, is a secret. */
export type Answer = {
  type: "answer";
  seat: number;
};

/** All have answered, and this offer is taken: the mud is perfect, and weighs so much. */
export type Add = {
  type: "add";
  seat: number;
  card: string;
  target: number;
  points: number;
};

/** All have answered, and nobody adds a card. */
export type Let = {
  type: "let";
};

/** The mud was passed on. */
export type Duck = {
  type: "duck";
  seat: number;
  target: number;
};

/** What the target `played`, which mud `landed` in its pool, for so many points, and which did not.

`umbrellas` are the values of those that were played. `fates` says of each mud card, as they lay, whether it landed. */
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

/** After Share a card was drawn openly; mud goes to the pool, for so many points. */
export type Splash = {
  type: "splash";
  seat: number;
  card: string;
  points: number;
};

/** The hand was filled up. */
export type Draw = {
  type: "draw";
  seat: number;
  cards: number;
};

/** That seat cannot throw and is passed over. */
export type Skip = {
  type: "skip";
  seat: number;
};

/** Nobody can throw: that hand is thrown away, and a new one is drawn. */
export type Discard = {
  type: "discard";
  seat: number;
  cards: string[];
};

/** A round ended. */
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

/** The game ended: a rank for every seat (1 is best, equals share it), and its score. */
export type Over = {
  type: "over";
  ranks: number[];
  scores: number[];
};

/** A throw names a water card, a sand card and a player. */
export type NoThrow = {
  code: "no_throw";
  rule?: string;
};

/** Mud is exactly one water and one sand card. */
export type OneOfEach = {
  code: "one_of_each";
  rule?: string;
};

/** One of these is no card at all. */
export type NoCard = {
  code: "no_card";
  rule?: string;
};

/** The hand holds only so many of this card. */
export type NotHeld = {
  code: "not_held";
  card: string;
  held: number;
  rule?: string;
};

/** This is nobody at whom one may aim: only these are. */
export type NoPlayer = {
  code: "no_player";
  aims: number[];
  rule?: string;
};

/** Mud is aimed at somebody else: at one of these. */
export type AtOneself = {
  code: "at_oneself";
  aims: number[];
  rule?: string;
};

/** That seat is out of the party; these are in. */
export type IsOut = {
  code: "is_out";
  seat: number;
  aims: number[];
  rule?: string;
};

/** One lets the mud fly, or adds this card and aims. */
export type NoAnswer = {
  code: "no_answer";
  card: string;
  rule?: string;
};

/** Only this card makes the mud perfect. */
export type OnlyMissing = {
  code: "only_missing";
  card: string;
  rule?: string;
};

/** This is no defence. */
export type NoDefence = {
  code: "no_defence";
  rule?: string;
};

/** Water and sand are no defence. */
export type HoldsNothingOff = {
  code: "holds_nothing_off";
  rule?: string;
};

/** This special card is played alone, and nothing beside doing nothing (null). */
export type Alone = {
  code: "alone";
  card: string | null;
  rule?: string;
};

/** A duck names one player: one of these. */
export type DuckNames = {
  code: "duck_names";
  aims: number[];
  rule?: string;
};

/** The 13 names cards of this mud. */
export type ThirteenNames = {
  code: "thirteen_names";
  mud: string[];
  rule?: string;
};

/** The 13 averts no more than 13 points, and these are so many. */
export type OverThirteen = {
  code: "over_thirteen";
  points: number;
  rule?: string;
};

/** Cards of this mud are named in the order in which they lie. */
export type InOrder = {
  code: "in_order";
  mud: string[];
  rule?: string;
};

/** Umbrellas stand on cards of this mud. */
export type OnMud = {
  code: "on_mud";
  mud: string[];
  rule?: string;
};

/** Only umbrellas stand on this mud card. */
export type OnlyUmbrellas = {
  code: "only_umbrellas";
  card: string;
  rule?: string;
};

/** These umbrellas lack so much to hold off this mud card. */
export type TooWeak = {
  code: "too_weak";
  card: string;
  umbrellas: string[];
  lacks: number;
  rule?: string;
};

/** Mud is named as it lies, each card once, umbrellas ascending, and of equal mud the first one first. */
export type ShieldInOrder = {
  code: "shield_in_order";
  rule?: string;
};

/** No other mud of the hand weighs more. */
export type Heaviest = {
  code: "heaviest";
  points: number;
};

/** No card can be added to this mud, so it flies straight at this seat. */
export type NobodyAdds = {
  code: "nobody_adds";
  seat: number;
};

/** This seat would win now. */
export type AtLeader = {
  code: "at_leader";
  seat: number;
};

/** With this card the mud is perfect, and weighs so much. */
export type MakesPerfect = {
  code: "makes_perfect";
  card: string;
  points: number;
};

/** The points that the umbrellas avert, and the points that land. */
export type HoldsOff = {
  code: "holds_off";
  points: number;
  left: number;
};

/** No weaker umbrellas of the hand would do for that. */
export type Least = {
  code: "least";
  cards: string[];
};

/** The points that land if all cards stay in hand. */
export type Takes = {
  code: "takes";
  points: number;
};

/** All the mud flies on at this seat instead. */
export type PassesOn = {
  code: "passes_on";
  points: number;
  seat: number;
};

/** How a game ended: a rank for every seat (1 is best, equals share it), and its score. */
export type Result = {
  ranks: number[];
  scores: number[];
};

export type Happening = Deal | Throw | Window | Answer | Add | Let | Duck | Defence | Splash | Draw | Skip | Discard | RoundOver | Over;

export type Refusal = NoThrow | OneOfEach | NoCard | NotHeld | NoPlayer | AtOneself | IsOut | NoAnswer | OnlyMissing | NoDefence | HoldsNothingOff | Alone | DuckNames | ThirteenNames | OverThirteen | InOrder | OnMud | OnlyUmbrellas | TooWeak | ShieldInOrder;

export type Reason = Heaviest | NobodyAdds | AtLeader | MakesPerfect | HoldsOff | Least | Takes | PassesOn;
