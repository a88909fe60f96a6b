// Made by `make wire` from the messages in matchwood/server. Do not edit.

/** One choice of house rules. It changes nothing where another rule has the value that `idle_when` names for it. */
export type Option = {
  key: string;
  values: (string | number | boolean)[];
  default: string | number | boolean | null;
  idle_when: Record<string, string | number | boolean>;
};

/** The number of players and the house rules for somebody who has never played the game; all other rules are the usual ones. */
export type FirstGame = {
  players: number;
  options: Record<string, string | number | boolean>;
};

/** A game of the catalogue, with the names of its lessons in their order. `first_game` is null if newcomers begin with the
usual game. `first_game_after` names the lesson after which they know enough for it; it is null if a game is offered after
each lesson. */
export type GameInfo = {
  key: string;
  title: string;
  players: number[];
  options: Option[];
  one_screen: boolean;
  lessons: string[];
  first_game?: FirstGame | null;
  first_game_after?: string | null;
};

/** What a page needs to show a game that it has no pictures of: its `schema` (JSON Schema), and its `words` in every language
that it speaks, as the text of a Fluent file. */
export type GameDetails = {
  key: string;
  schema: Record<string, unknown>;
  words: Record<string, string>;
};

/** How long people may think: a `bank` of seconds to begin with, an `increment` for each decision, never more than the bank. */
export type Clock = {
  key: "brisk" | "correspondence" | "relaxed";
  bank: number;
  increment: number;
};

/** What the clock of a seat shows: the seconds that are left, and since which event it runs; `since` is null while it stands. */
export type ClockReading = {
  left: number;
  since: number | null;
};

/** Somebody is away: how many of the others have to agree on what to do, and the seats that wish each.

`resigned` says that this person resigned, and so wishes to end the game. */
export type Away = {
  needed: number;
  wait: number[];
  bot: number[];
  end: number[];
  resigned: boolean;
};

/** How well somebody with an account plays the game of the table: in two of three cases right within the `uncertainty`.

Whoever is `new` was never rated in it; their numbers are those with which a rating begins. */
export type Standing = {
  rating: number;
  uncertainty: number;
  new: boolean;
};

/** Who sits where; `here` is a person with this table open, a guest or a bot; `instead_of` is whose seat a bot took.

`automatic` is how many moves in a row were made for somebody whose time was up; `away` is set once the others may decide what
to do about somebody; `kept` is a bot's seat to which its person may come back. `shows` says that those who watch may look into
this hand, `lookers` how many do, up to 99. `standing` is the rating of a person who sits here under their account.
`face` is how they look, a letter for the character and a digit for the colour; null where they did not choose. `free` is a
bot's seat that a person may take over. */
export type Seat = {
  seat: number;
  kind: "bot" | "guest" | "open" | "person";
  name: string | null;
  level: string | null;
  here: boolean;
  instead_of: string | null;
  automatic: number;
  away: Away | null;
  kept: boolean;
  shows: boolean;
  lookers: number;
  standing: Standing | null;
  face: string | null;
  free: boolean;
};

/** What one seat may know; a spectator's `seat` is null. The game's contract says what stands in `table` and `result`. */
export type View = {
  game: string;
  players: number;
  seat: number | null;
  options: Record<string, string | number | boolean>;
  owing: number[];
  moves: string[];
  over: boolean;
  result: Record<string, unknown> | null;
  table: Record<string, unknown>;
};

/** The table at which the company plays again, as seat `by` wished. */
export type Next = {
  table: string;
  by: number;
};

/** The last move, which its `seat` may take back: everybody saw it, and nobody has learned anything by it.

`asked` is the event by which the others were asked, null while they were not; `agreed` are the seats that agree, `refused` the
one that does not. `missing` are the seats that have to agree yet; where there are none, nobody is asked. */
export type Undo = {
  seat: number;
  asked: number | null;
  agreed: number[];
  refused: number | null;
  missing: number[];
};

/** A table, as one caller sees it.

`idle` are the house rules that change nothing beside the others. `limit` are the seconds that a guest may take for a move,
before a bot of the house takes its seat for good. `closes_in` are the seconds until an open window closes by itself; `yours`
are the caller's seats, `you` the one of them that moves next. `hosting` is true for whoever made the table, and may arrange
it. `seal` is the hash of the secret that all deals follow from; older tables have none. `takeover` says whether the caller may
take over from bots, `back` is a seat to which the caller may come back, `left` whose leaving ended the table. `watchers` counts
those who look on without a seat, up to 99. `showing` says whether people may show their cards to those who watch, `looking`
whose cards the caller chose to see. `undo` is set while the last move can be taken back though it was seen. */
export type Table = {
  id: string;
  game: string;
  players: number;
  options: Record<string, string | number | boolean>;
  idle: string[];
  pace: "brisk" | "calm" | "instant";
  window: number;
  limit: number;
  hints: boolean;
  clock: Clock | null;
  seal: string | null;
  takeover: boolean;
  created: string;
  seats: Seat[];
  watchers: number;
  you: number | null;
  yours: number[];
  hosting: boolean;
  watching: "everybody" | "link" | "nobody";
  showing: boolean;
  looking: number | null;
  back: number | null;
  left: number | null;
  next: Next | null;
  state: "ended" | "open" | "over" | "playing";
  number: number;
  closes_in: number | null;
  clocks: (ClockReading | null)[] | null;
  undo: Undo | null;
  view: View | null;
};

/** Why something was not done; `retry_after` are the seconds until it may be asked for again, where that is known.

`refusal` says why a move is not legal, as the contract of the game has it: a code, and what fills its sentence. `reason` says
what is wrong with a name, and `character` which character of it, as in `U+200C`. */
export type Fault = {
  code: string;
  message: string;
  expected?: string[];
  retry_after?: number;
  refusal?: Record<string, unknown>;
  reason?: "character" | "empty" | "invisible" | "too_long";
  character?: string;
};

/** The body of every HTTP answer that is not a success. */
export type Failure = {
  error: Fault;
};

/** The answer of a server that is well: its `database` can be read and written to.

It was made from this `commit` of its sources; null where nobody knows. While `redis` is `away`, play goes on, and news from
other servers comes late. `others` is its former name, for this release. */
export type Health = {
  status: "ok";
  version: string;
  database: string;
  redis: "away" | "none" | "reached";
  others: "away" | "none" | "reached";
  commit: string | null;
};

/** A table in the lobby: `rules` are the house rules that are not as usual, without those that change nothing beside the others.

`free` are the seats that anybody may take, `standings` the ratings of those with these `names`, in the same order. */
export type Listed = {
  id: string;
  game: string;
  players: number;
  rules: Record<string, string | number | boolean>;
  pace: "brisk" | "calm" | "instant";
  hints: boolean;
  clock: Clock | null;
  names: string[];
  free: number;
  state: "ended" | "open" | "over" | "playing";
  created: string;
  showing?: boolean;
  standings?: (Standing | null)[];
};

/** A table to be made; the caller sits down at seat 0, the others at the same screen beside.

Bots play at `level`, or each at its own of the `levels`. `key` is the client's name for the wish: who asks twice with
it gets one table. */
export type NewTable = {
  game: string;
  players: number;
  name: string;
  options?: Record<string, string | number | boolean>;
  beside?: string[];
  bots?: number;
  level?: string;
  pace?: "brisk" | "calm" | "instant";
  window?: 0 | 5 | 10 | 20;
  limit?: number;
  hints?: boolean;
  clock?: "brisk" | "correspondence" | "relaxed" | "none";
  watching?: "everybody" | "link" | "nobody";
  takeover?: boolean | null;
  showing?: boolean | null;
  levels?: string[];
  key?: string | null;
  face?: string | null;
};

/** An open seat to sit down on, or one's own to come back to; null is any. People may name a bot's seat. A program says that it
is a guest. Another `face` at one's own seat is how one looks from then on. */
export type TakeSeat = {
  name: string;
  seat?: number | null;
  kind?: "guest" | "person";
  face?: string | null;
  seen?: number | null;
};

/** What the host does at a table before the game; `number` is the last event that they know. While it is played they may `free`
a seat that a bot keeps for somebody who left.

`bot` puts a bot of that `level` on the seat, `free` takes away whoever sits there, `close` takes the chair away, `add`
brings one more, `swap` lets `seat` and `other` change places, `watch` says who may watch, `start` begins: bots of that
`level` take what is free. */
export type Arrange = {
  number: number;
  do: "add" | "bot" | "close" | "free" | "start" | "swap" | "watch";
  seat?: number;
  other?: number;
  level?: string;
  watching?: "everybody" | "link" | "nobody";
};

/** What the caller wishes to be done about somebody who is away. */
export type Decide = {
  seat: number;
  wish: "bot" | "end" | "wait";
  seen?: number | null;
};

/** Whether the table is to be in the list of the caller's tables. */
export type Listing = {
  listed: boolean;
};

/** The caller shows their cards to those who watch from now on, or no more. */
export type Show = {
  show: boolean;
  seen?: number | null;
};

/** The caller, who watches, chooses whose cards to see; null for nobody's. */
export type Look = {
  seat: number | null;
  seen?: number | null;
};

/** What the caller asks for by the address alone; `seen` is the last event that they knew. */
export type Ask = {
  seen?: number | null;
};

/** Something to be said at a table: a phrase, which everybody reads in their language, or words.

`key` is the client's name for it. */
export type Say = {
  key: string;
  phrase?: "again" | "bye" | "good_luck" | "hello" | "hurry" | "moment" | "sorry" | "thanks" | "well_played" | "your_turn" | null;
  text?: string | null;
};

/** What somebody said. `who` is the same for everything that one person says, wherever, and tells nothing else about them. */
export type Spoken = {
  id: number;
  who: string;
  seat: number | null;
  name: string;
  phrase: "again" | "bye" | "good_luck" | "hello" | "hurry" | "moment" | "sorry" | "thanks" | "well_played" | "your_turn" | null;
  text: string | null;
  at: string;
};

/** What was said last at a table, the oldest first. `you` is the `who` of what the caller says, if they are known. */
export type Conversation = {
  you: string | null;
  lines: Spoken[];
};

/** A move of the caller's seat, with the caller's own name for it, and the milliseconds that it was thought about.

`seen` is the last event that the caller knew when it chose the move. */
export type MakeMove = {
  move: string;
  key: string;
  thought?: number | null;
  seen?: number | null;
};

/** The caller thinks again about a decision by which nobody has learned anything, or asks the others whether they may.

`key` is the caller's own name for that, `seen` the last event that it knew. */
export type RetractMove = {
  key: string;
  seen?: number | null;
};

/** Whether the caller agrees that somebody takes their last move back; `number` is the event by which that was asked. */
export type Answer = {
  number: number;
  agree: boolean;
};

/** What a champion would do in the caller's place, and why.

Against the best `other` move it was `better_by` with a standard `error`, in the unit of the game, in so many sampled worlds;
`alike` says whether that is too little to tell. Without another move `other` is null and all is 0. `reasons` say what speaks
for the move, each with its `code`, as far as the caller can be sure of it; a game may give none. */
export type Hint = {
  move: string;
  other: string | null;
  better_by: number;
  error: number;
  alike: boolean;
  trials: number;
  reasons?: Record<string, unknown>[];
};

/** Follow this table; `seen` is the last event that the client knows. */
export type Watch = {
  type: "watch";
  table: string;
  seen?: number;
};

/** Show the lobby from now on, or no more. */
export type Enter = {
  type: "lobby";
  show?: boolean;
};

/** A move, sent through the socket. */
export type Move = {
  type: "move";
  table: string;
  move: string;
  key: string;
  thought?: number | null;
  seen?: number | null;
};

/** The sender thinks again about a decision by which nobody has learned anything, or asks the others whether they may. */
export type TakeBack = {
  type: "take_back";
  table: string;
  key: string;
  seen?: number | null;
};

/** Does this line still work? A page cannot find out otherwise while nobody says anything. */
export type Ping = {
  type: "ping";
};

/** It does: the answer to `ping`. */
export type Pong = {
  type: "pong";
};

/** The answer to `watch`: the table, and what happened since `seen`.

The server also sends it unasked, with the last happenings, if more of the table has changed than `news` tells. Then `asked` is
false. */
export type Shown = {
  type: "table";
  table: Table;
  happenings: Record<string, unknown>[];
  asked: boolean;
};

/** Something happened at a table that this socket follows. */
export type News = {
  type: "news";
  table: string;
  number: number;
  happenings: Record<string, unknown>[];
  state: "ended" | "open" | "over" | "playing";
  seats: Seat[];
  closes_in: number | null;
  clocks: (ClockReading | null)[] | null;
  undo: Undo | null;
  view: View | null;
};

/** Somebody came or went; no event of the game. */
export type Seats = {
  type: "seats";
  table: string;
  seats: Seat[];
  watchers: number;
};

/** The tables that everybody may watch, the newest first. */
export type Lobby = {
  type: "lobby";
  tables: Listed[];
};

/** Somebody said something; no event of the game. */
export type Said = {
  type: "said";
  table: string;
  line: Spoken;
};

/** The line of this id was deleted: nobody is to read it any more. */
export type Unsaid = {
  type: "unsaid";
  table: string;
  line: number;
};

/** The move, or that it was taken back or asked for, is durable. */
export type Accepted = {
  type: "accepted";
  table: string;
  key: string;
  number: number;
};

/** The move, or taking it back, was not accepted; the game stays as it was. */
export type Refused = {
  type: "refused";
  table: string;
  key: string;
  error: Fault;
};

/** A message that could not be understood, or a table that is not there. */
export type Problem = {
  type: "problem";
  error: Fault;
};

/** Where the game stood after a move and the deals that it brought; the first one is where it began.

`table` is a spectator's, `own` what each seat's had besides or otherwise: its hand above all. */
export type Ply = {
  event: number;
  seat: number | null;
  move: string | null;
  happenings: Record<string, unknown>[];
  table: Record<string, unknown>;
  own: Record<string, unknown>[];
};

/** A record up to an event (0: before the first move; null: all of it), and the seat that looks; null is a spectator. */
export type Position = {
  record: Record<string, unknown>;
  event?: number | null;
  seat?: number | null;
};

/** A game to look back at; `result` is null if the record ends before the game does. */
export type Replay = {
  id: string;
  game: string;
  players: number;
  options: Record<string, string | number | boolean>;
  result: Record<string, unknown> | null;
  plies: Ply[];
};

/** A part of a result, and its standard error. */
export type Part = {
  value: number;
  error: number;
};

/** How a seat fared. `expected`, `deals`, `hidden`, `own` and `others` add up to `result`; `luck` is `deals` and `hidden`. */
export type AnalysedPlayer = {
  seat: number;
  result: number;
  expected: Part;
  deals: Part;
  hidden: Part;
  luck: Part;
  own: Part;
  others: Part;
  decisions: number;
  mistakes: number;
  lost: number;
};

/** A move that was possible, what it was worth, and the standard error of that. */
export type Alternative = {
  move: string;
  value: number;
  error: number;
};

/** A move that was made, and by how much the best one is better (`loss`, with its standard `error`). */
export type Judgement = {
  event: number;
  deal: number;
  seat: number;
  move: string;
  best: string;
  loss: number;
  error: number;
  mistake: boolean;
  possible: number;
  alternatives: Alternative[];
};

/** What every seat could look forward to after a deal (`seat` is null) or a move, what that changed, and how much was luck. */
export type Moment = {
  event: number;
  deal: number;
  seat: number | null;
  prospects: number[];
  change: number[];
  luck: number[];
};

/** What docs/analysis.md describes. */
export type Analysis = {
  game: string;
  finished: boolean;
  iterations: number;
  seed: number;
  worth_in: string;
  outcome_in: string;
  players: AnalysedPlayer[];
  judgements: Judgement[];
  course: Moment[];
};

/** How far the analysis of a game is: `ahead` others are made before it, `done` of its `of` events are judged. */
export type Analysing = {
  state: "done" | "waiting" | "working";
  ahead: number;
  done: number;
  of: number;
  analysis: Analysis | null;
};

/** The moves that the learner has made; the last one may be wrong. */
export type LessonMoves = {
  moves: string[];
};

/** What the learner saw happen by a move, and the table after it. */
export type LessonSeen = {
  happenings: Record<string, unknown>[];
  view: View;
};

/** Where a lesson stands: `step` of `steps` decisions are made.

`say` is a message among the words of the game: it asks for the next decision, tells why the last one was `wrong`, or ends the
lesson, which is `over` then. What `light` names is lit. `seen` begins with what the learner saw from the last own move on, or
with the first table. */
export type Lesson = {
  step: number;
  steps: number;
  say: string;
  light: string[];
  wrong: boolean;
  over: boolean;
  seen: LessonSeen[];
};

/** Where a lesson stands, and `after` each move that the learner can make there; empty after a wrong move and at the end.

A very large lesson is not complete: the server answers to the moves that are missing. */
export type LessonTree = {
  step: number;
  steps: number;
  say: string;
  light: string[];
  wrong: boolean;
  over: boolean;
  seen: LessonSeen[];
  after: Record<string, LessonTree>;
};

/** The name and password of an account, old or new. */
export type Credentials = {
  name: string;
  password: string;
};

/** What a browser tells of a passkey that it made. */
export type MadeAnswer = {
  clientDataJSON: string;
  attestationObject: string;
};

/** A passkey that a browser made: what `PublicKeyCredential.toJSON()` makes of it, of which more than this is not looked at. */
export type MadePasskey = {
  id: string;
  rawId: string;
  type: "public-key";
  response: MadeAnswer;
};

/** What a browser tells when a passkey was used. */
export type UsedAnswer = {
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string | null;
};

/** A passkey that was used: what `PublicKeyCredential.toJSON()` makes of it, of which more than this is not looked at. */
export type UsedPasskey = {
  id: string;
  rawId: string;
  type: "public-key";
  response: UsedAnswer;
};

/** The password once more, or a passkey, for what only the holder of an account may do. */
export type Confirmation = {
  password?: string | null;
  passkey?: UsedPasskey | null;
};

/** What a passkey is to be used or made for: `sign_up` needs a `name`, `add` a confirmation. */
export type Asking = {
  password?: string | null;
  passkey?: UsedPasskey | null;
  purpose: "add" | "confirm" | "sign_in" | "sign_up";
  name?: string | null;
};

/** What a browser is to be asked: `options` are those of WebAuthn, as `PublicKeyCredential.parse…OptionsFromJSON` reads them. */
export type Question = {
  options: Record<string, unknown>;
};

/** A passkey that was made, to sign up or in besides what there is. */
export type NewPasskey = {
  passkey: MadePasskey;
};

/** A passkey that was used to sign in. */
export type OldPasskey = {
  passkey: UsedPasskey;
};

/** Another name for a passkey. */
export type PasskeyName = {
  name: string;
};

/** A passkey as its holder sees it: when it was made and used last, for which site it is, whether that is the one `here`. */
export type Passkey = {
  id: string;
  name: string;
  made: string;
  used: string | null;
  site: string;
  here: boolean;
};

/** A new password, and the old one once more. */
export type NewPassword = {
  password?: string | null;
  passkey?: UsedPasskey | null;
  new: string;
};

/** Sign out everywhere; unless `here` is true, this browser stays signed in. */
export type SigningOut = {
  here?: boolean;
};

/** A browser that is signed in, roughly what it is, since when, and whether it is the one that asks. */
export type Session = {
  id: string;
  since: string;
  browser: string | null;
  system: string | null;
  here: boolean;
};

/** How one gets into an account, whether by a `password` and by which passkeys, and where one is signed in, the newest first. */
export type Access = {
  password: boolean;
  passkeys: Passkey[];
  sessions: Session[];
};

/** How well somebody plays a game, after so many games: in two of three cases right within the `uncertainty`. */
export type Rating = {
  game: string;
  rating: number;
  uncertainty: number;
  games: number;
};

/** What somebody's rating was before a game, and after it. */
export type Change = {
  before: number;
  after: number;
};

/** What followed from a game for ratings, for each seat; until it is `settled`, a moment after the game, nobody knows.

Where nothing followed, `unrated` says why: people `ended` the table, `bots` or `guests` played, somebody had two seats, or
fewer than two who have `accounts` played to the end. */
export type Settlement = {
  settled: boolean;
  changes: (Change | null)[];
  unrated: "accounts" | "bots" | "ended" | "guests" | "one_screen" | null;
};

/** Whether nobody else shall be shown the ratings of an account. */
export type Hiding = {
  hidden: boolean;
};

/** How somebody looks from now on. */
export type Wearing = {
  face: string;
};

/** An account, as its holder sees it: of `finished` games they were `away` from some, so that the others had to decide.

`hidden` says that nobody else is shown the ratings; `face` is how they look, null where they did not choose. */
export type Account = {
  name: string;
  made: string;
  ratings: Rating[];
  finished: number;
  away: number;
  hidden: boolean;
  face: string | null;
};

/** Who is calling; null for somebody who is not signed in. */
export type Me = {
  account: Account | null;
};

/** Somebody at a table; whose account was deleted has no name, who did not play to the end no `place`. */
export type Companion = {
  name: string | null;
  kind: "bot" | "guest" | "open" | "person";
  place: number | null;
};

/** A game that came to its end, as somebody at the table remembers it; `away` if the others had to decide about them.

`rated` is what it made of their rating. */
export type Played = {
  table: string;
  game: string;
  at: string;
  place: number | null;
  away: boolean;
  rated: Change | null;
  company: Companion[];
};

/** Games that came to their end, the newest first; `more` if there are older ones. */
export type History = {
  games: Played[];
  more: boolean;
};

/** Something that was said at a table: one of the phrases, or words. */
export type Line = {
  table: string;
  at: string;
  phrase: string | null;
  text: string | null;
};

/** A line of talk about which somebody complained, and when; not its words, which are another person's.

`settled` is when the host of the server had dealt with it. */
export type Reported = {
  table: string;
  line: number;
  at: string;
  settled: string | null;
};

/** When a browser signed in, and roughly what it was. */
export type SignedIn = {
  since: string;
  browser: string | null;
  system: string | null;
};

/** All that is kept of a passkey; what is secret of it never left its holder's device. */
export type KeptPasskey = {
  name: string;
  site: string;
  made: string;
  used: string | null;
  credential: string;
  public_key: string;
  sign_count: number;
};

/** What was played at a table, as docs/notation.md describes records. */
export type KeptRecord = {
  table: string;
  record: Record<string, unknown>;
};

/** All that is kept about an account; `tables` are those at which its holder sits or sat, `sessions` the browsers signed in.
`subscriptions` are the devices that are called when it is their move.

Until `silenced` they may not talk, because the host of the server said so; null if they may. `records` are of the tables whose
games are over. It is the last field, since it is told bit by bit. */
export type Export = {
  account: Account;
  games: Played[];
  tables: string[];
  talk: Line[];
  reports: Reported[];
  sessions: SignedIn[];
  passkeys: KeptPasskey[];
  subscriptions: KeptSubscription[];
  silenced: string | null;
  records: KeptRecord[];
};

/** A device that gets notifications. `service` is the host of its push service. */
export type KeptSubscription = {
  since: string;
  language: string;
  service: string;
};

/** A secret by which another browser takes the caller's seats along: once, and for so many seconds. */
export type HandOver = {
  ticket: string;
  seconds: number;
};

/** The secret of another browser of the caller's; unless they `take` the seats, the answer only says whose they are. */
export type TakeAlong = {
  ticket: string;
  take?: boolean;
};

/** Whose seats they are: the name at this table. */
export type TakenAlong = {
  name: string;
};

/** How far a game is that is compiled for this machine: so many steps are `done` of so many; a `ready` one can be played. */
export type Preparing = {
  game: string;
  ready: boolean;
  done: number;
  of: number;
};

/** Somebody wants to play this game: it is got ready before the others. */
export type Wanted = {
  game: string;
};

/** The keys with which the server encrypts messages to a browser (RFC 8291). */
export type SubscriptionKeys = {
  p256dh: string;
  auth: string;
};

/** The result of `PushSubscription.toJSON()`. `language` is that of the notifications, `instead_of` the endpoint to replace. */
export type Subscription = {
  endpoint: string;
  keys: SubscriptionKeys;
  language?: string | null;
  instead_of?: string | null;
};

/** The device that gets no more notifications. */
export type Unsubscribing = {
  endpoint: string;
};

/** The public `key` for `PushManager.subscribe()`, and whether notifications for the caller are `on` for the device.

`key` is null if this server sends no notifications. */
export type Notifying = {
  key: string | null;
  on: boolean;
};

/** A notification. `table` is the ID of the table, `path` the path of its page. */
export type Notice = {
  title: string;
  body: string;
  table: string;
  path: string;
};

export type ClientMessage = Watch | Enter | Move | TakeBack | Ping;

export type ServerMessage = Shown | News | Seats | Lobby | Said | Unsaid | Accepted | Refused | Problem | Pong;

export type ErrorCode = "internal" | "busy" | "not_over" | "table_ended" | "not_away" | "has_looked" | "cannot_look" | "cannot_show" | "hints_off" | "not_started" | "started" | "changed" | "not_host" | "silenced" | "seat_taken" | "not_seated" | "not_signed_in" | "name_taken" | "last_way_in" | "too_many_passkeys" | "passkey_known" | "cannot_notify" | "no_passkeys" | "challenge_over" | "wrong_passkey" | "wrong_password" | "bad_password" | "bad_text" | "bad_name" | "foreign_origin" | "too_many" | "not_found" | "too_large" | "malformed" | "game_over" | "cannot_take_back" | "not_your_turn" | "illegal_move" | "bad_record" | "bad_option" | "bad_players" | "unknown_game";

export const CLOCKS: Clock[] = [{"key":"relaxed","bank":180,"increment":20},{"key":"brisk","bank":60,"increment":8},{"key":"correspondence","bank":259200,"increment":86400}];
