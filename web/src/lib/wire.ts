// Made by `make wire` from the messages in matchwood/server. Do not edit.

/** A house rule of a game.

- `key`: the name of the house rule.
- `values`: the allowed values.
- `default`: the usual value; `null` if it depends on the number of players.
- `idle_when`: the values of other house rules with which this rule has no effect. */
export type Option = {
  key: string;
  values: (string | number | boolean)[];
  default: string | number | boolean | null;
  idle_when: Record<string, string | number | boolean>;
};

/** The recommended settings for the first game of a new player.

- `players`: the number of players.
- `options`: the house rules that differ from the usual ones. */
export type FirstGame = {
  players: number;
  options: Record<string, string | number | boolean>;
};

/** A game of the catalogue.

- `key`: the name of the game in calls and records.
- `title`: the name of the game for people.
- `players`: the possible numbers of players.
- `options`: the house rules.
- `one_screen`: whether several people can play at one screen.
- `lessons`: the names of the lessons, in order.
- `first_game`: the settings for a first game, if they are unusual.
- `first_game_after`: the lesson after which the page offers a first game; `null` if it does so after each lesson. */
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

/** The schema and the texts of a game.

- `key`: the key of the game.
- `schema`: the JSON Schema of the table and of the happenings.
- `words`: the texts of the game in each language, as a Fluent file. */
export type GameDetails = {
  key: string;
  schema: Record<string, unknown>;
  words: Record<string, string>;
};

/** The origin of a table: a finished game, or the deal of a day.

- `kind`: `branch` (a finished game continues from an earlier position), `challenge` (the deals of a friend's game),
  `daily` (the deal of a day) or `daily_practice` (practice with that deal).
- `subject`: the ID of the table or record, the ID of the challenge, or the day.
- `event`: the number of events of the game's record before the position of `branch`.
- `move`: the number of moves before this position.
- `uploaded`: whether `subject` is an uploaded record.
- `other_cards`: whether the hidden cards of `branch` differ from the finished game. */
export type Origin = {
  kind: "branch" | "challenge" | "daily" | "daily_practice";
  subject: string;
  event?: number | null;
  move?: number | null;
  uploaded?: boolean;
  other_cards?: boolean;
};

/** The clock of each player at a table.

- `key`: the name of the clock.
- `bank`: the seconds at the start, and the maximum.
- `increment`: the seconds that each decision adds. */
export type Clock = {
  key: "brisk" | "correspondence" | "relaxed";
  bank: number;
  increment: number;
};

/** The time on a player's clock.

- `left`: the seconds left.
- `since`: the event since which the clock runs; `null` if it is stopped. */
export type ClockReading = {
  left: number;
  since: number | null;
};

/** Reports a name to the operator.

- `name`: the name, as the caller sees it. */
export type ReportName = {
  name: string;
};

/** The votes on an absent player.

- `needed`: the number of votes for a decision.
- `wait`: the seats that vote to wait.
- `bot`: the seats that vote for a bot.
- `end`: the seats that vote to end the game.
- `resigned`: whether the player resigned. */
export type Away = {
  needed: number;
  wait: number[];
  bot: number[];
  end: number[];
  resigned: boolean;
};

/** The rating of a player in the game of the table.

- `rating`: the rating in points.
- `uncertainty`: the standard error of the rating, in points.
- `new`: whether the player has no rating in this game yet. */
export type Standing = {
  rating: number;
  uncertainty: number;
  new: boolean;
};

/** A seat of a table.

- `seat`: the number of the seat, from 0.
- `kind`: `guest` is an external bot, `bot` a built-in bot.
- `name`: the player's name; `null` for an open seat that is not reserved.
- `level`: the level of a built-in bot.
- `here`: whether the player has the table open; always `true` for a bot.
- `instead_of`: the name of the player whom a bot replaced.
- `automatic`: how many moves in a row the server made after timeouts.
- `away`: the votes on an absent player.
- `kept`: whether a bot keeps this seat for a player.
- `shows`: whether spectators may see the cards of this seat.
- `lookers`: the number of spectators who see these cards, at most 99.
- `standing`: the player's rating, unless it is hidden.
- `face`: the character (`a` to `h`) and the colour (`1` to `8`), for example `c5`.
- `free`: whether a person may take over this bot's seat. */
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

/** The parts of a game that one player or spectator may see.

- `game`: the key of the game.
- `players`: the number of players.
- `seat`: the seat; `null` for a spectator.
- `options`: the value of every house rule.
- `owing`: the seats that have to decide now.
- `moves`: all legal moves, in a fixed order.
- `over`: whether the game is over.
- `result`: the ranks and scores after the game.
- `table`: the visible table (docs/reference/games.md). */
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

/** The new table for a rematch.

- `table`: the ID of the next table.
- `by`: the seat of the next host, who was the first to ask for a rematch. */
export type Next = {
  table: string;
  by: number;
};

/** A move that other players saw and that can still be taken back.

- `seat`: the seat that made the move.
- `asked`: the event in which the player asked.
- `agreed`: the seats that agreed.
- `refused`: the seat that refused.
- `missing`: the seats that have to answer. If it is empty, the player need not ask. */
export type Undo = {
  seat: number;
  asked: number | null;
  agreed: number[];
  refused: number | null;
  missing: number[];
};

/** A table with the information that the caller may see.

- `id`: the ID in the address `/t/ID`.
- `game`: the key of the game.
- `players`: the number of seats.
- `options`: the value of every house rule.
- `idle`: the house rules that have no effect.
- `pace`: how long a bot waits before it moves.
- `window`: the seconds of an interrupt in Matschig, or 0 without a limit.
- `limit`: the seconds of an external bot for a move.
- `hints`: whether players may ask for hints.
- `clock`: the clock of each player.
- `seal`: the SHA-256 hash of the secret behind all deals (docs/fair_deals.md).
- `takeover`: whether the caller may take over a bot's seat.
- `created`: the time of creation.
- `seats`: all seats, from seat 0.
- `watchers`: the number of spectators, at most 99.
- `you`: the seat for which the caller moves next.
- `yours`: all seats of the caller.
- `hosting`: whether the caller is the host.
- `watching`: who may watch without a seat.
- `showing`: whether players may show their cards.
- `looking`: the seat whose cards the caller sees.
- `back`: the seat that a bot keeps for the caller.
- `left`: the seat of the player who left and so ended the table.
- `next`: the table of the rematch.
- `state`: `over` if the game is finished, `ended` if the players or the operator ended it early.
- `number`: the number of the last event.
- `closes_in`: the seconds until an interrupt closes.
- `clocks`: the reading of each seat's clock; `null` for a bot.
- `undo`: a move that can still be taken back.
- `view`: the game as the caller sees it; `null` before the start, or if the caller may not watch.
- `closed`: whether the operator of the server closed the table.
- `origin`: the finished game or the day from which the table starts. */
export type VisibleTable = {
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
  closed?: boolean;
  origin?: Origin | null;
};

/** The reason why the server refused a request.

- `code`: the error code (docs/reference/errors.md).
- `message`: an English sentence for people.
- `expected`: the valid values, such as legal moves.
- `retry_after`: the seconds to wait.
- `refusal`: why a move is illegal (docs/reference/games.md).
- `reason`: the problem of the name (`bad_name`).
- `character`: the forbidden character, for example `U+200C`. */
export type Fault = {
  code: string;
  message: string;
  expected?: string[];
  retry_after?: number;
  refusal?: Record<string, unknown>;
  reason?: "character" | "empty" | "invisible" | "too_long";
  character?: string;
};

/** The body of every HTTP response that reports an error.

- `error`: the reason. */
export type Failure = {
  error: Fault;
};

/** A public table in the lobby.

- `id`: the ID of the table.
- `game`: the key of the game.
- `players`: the number of seats.
- `rules`: the unusual house rules that have an effect.
- `pace`: how long a bot waits before it moves.
- `hints`: whether players may ask for hints.
- `clock`: the clock of each player.
- `names`: the names of the players.
- `free`: the number of open seats that are not reserved.
- `state`: `open` or `playing`.
- `created`: the time of creation.
- `showing`: whether players may show their cards.
- `standings`: the ratings of the players, in the order of `names`. */
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

/** The settings of a new table.

- `game`: the key of the game.
- `players`: the number of seats.
- `name`: the name of the caller, who gets seat 0.
- `options`: the house rules that differ from the usual ones.
- `beside`: the names of more people at this screen (only with `one_screen`).
- `bots`: the number of seats for built-in bots.
- `level`: the level of the built-in bots.
- `pace`: how long a bot waits before it moves.
- `window`: the seconds of an interrupt in Matschig, or 0 without a limit.
- `limit`: the seconds of an external bot for a move.
- `hints`: whether players may ask for hints.
- `clock`: `none`, `relaxed` (180 s, and 20 s a move), `brisk` (60 s and 8 s) or `correspondence` (3 days and 1 day).
- `watching`: who may watch without a seat. `everybody` also shows the table in the lobby.
- `takeover`: whether people may take over bots' seats. By default, they may if the new table has open seats.
- `showing`: whether players may show their cards. By default, only one person against bots may, without `takeover`.
- `levels`: one level for each bot, instead of `level`.
- `key`: a unique text. A repeated key returns the same table.
- `face`: the face of the caller. */
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

/** Asks for a seat at a table.

- `name`: the name of the player.
- `seat`: an open seat, a bot's seat, or the caller's former seat; `null` for any open seat.
- `kind`: `guest` for a program.
- `face`: the new face of the player.
- `seen`: the last event that the client knew. */
export type TakeSeat = {
  name: string;
  seat?: number | null;
  kind?: "guest" | "person";
  face?: string | null;
  seen?: number | null;
};

/** Changes the seats or settings of a table before the game. Only the host may send this message.

- `number`: the last event that the host knows.
- `do`: `bot` (seat a bot), `free`, `close` or `add` (a seat), `swap` (two seats), `watch`, or `start` (with bots).
- `seat`: the seat to change.
- `other`: the second seat of `swap`.
- `level`: the level of the bots for `bot` and `start`.
- `watching`: who may watch, for `watch`. */
export type Arrange = {
  number: number;
  do: "add" | "bot" | "close" | "free" | "start" | "swap" | "watch";
  seat?: number;
  other?: number;
  level?: string;
  watching?: "everybody" | "link" | "nobody";
};

/** Votes on the seat of an absent player.

- `seat`: the seat of the absent player.
- `wish`: `wait`, `bot` (a bot plays) or `end` (the game ends).
- `seen`: the last event that the client knew. */
export type Decide = {
  seat: number;
  wish: "bot" | "end" | "wait";
  seen?: number | null;
};

/** Removes a table from the list of the caller's tables, or adds the table again.

- `listed`: `false` removes the table, `true` adds it. */
export type Listing = {
  listed: boolean;
};

/** Starts or stops showing the caller's cards to spectators.

- `show`: `true` shows the cards, `false` hides them.
- `seen`: the last event that the client knew. */
export type Show = {
  show: boolean;
  seen?: number | null;
};

/** Chooses the player whose cards a spectator sees.

- `seat`: a seat that shows its cards, or `null` for no cards.
- `seen`: the last event that the client knew. */
export type Look = {
  seat: number | null;
  seen?: number | null;
};

/** The body of a call that needs no data; it may be left out.

- `seen`: the last event that the client knew. */
export type Ask = {
  seen?: number | null;
};

/** Makes a move for the caller.

- `move`: one of `view.moves` (docs/notation.md).
- `key`: a unique text. A repeated key changes nothing.
- `thought`: the thinking time in milliseconds (docs/reference/tables.md#clocks).
- `seen`: the last event that the client knew. */
export type MakeMove = {
  move: string;
  key: string;
  thought?: number | null;
  seen?: number | null;
};

/** Takes back the caller's last move, or asks the other players for permission.

- `key`: a unique text.
- `seen`: the last event that the client knew. */
export type RetractMove = {
  key: string;
  seen?: number | null;
};

/** Answers the request of another player to take back a move.

- `number`: the event in which the player asked (`undo.asked`).
- `agree`: whether the caller agrees. */
export type Answer = {
  number: number;
  agree: boolean;
};

/** The move that the built-in bot `champion` would make for the caller.

- `move`: the advised move.
- `other`: the best other move.
- `better_by`: by how much `move` is better, in the unit of the game.
- `error`: the standard error of `better_by`.
- `alike`: whether `better_by` is at most twice `error`.
- `trials`: the number of simulated worlds.
- `reasons`: the reasons for the move (docs/reference/games.md). */
export type Hint = {
  move: string;
  other: string | null;
  better_by: number;
  error: number;
  alike: boolean;
  trials: number;
  reasons?: Record<string, unknown>[];
};

/** The answer of a healthy server to a health check.

- `status`: `ok`.
- `version`: the version of Matchwood.
- `database`: `sqlite` or `postgresql`.
- `redis`: the state of Redis; `none` if there is only one server.
- `others`: the former name of `redis`, for this release only.
- `commit`: the commit of the sources. It ends in `, changed` if the sources differ. */
export type Health = {
  status: "ok";
  version: string;
  database: string;
  redis: "away" | "none" | "reached";
  others: "away" | "none" | "reached";
  commit: string | null;
};

/** The answer to a probe of a load balancer.

- `status`: `ok`. */
export type Probe = {
  status: "ok";
};

/** Sends a chat message: a phrase or a text.

- `key`: a unique text. A repeated key changes nothing.
- `phrase`: a phrase that every player reads in their own language.
- `text`: the text of the message. */
export type Say = {
  key: string;
  phrase?: "again" | "bye" | "good_luck" | "hello" | "hurry" | "moment" | "sorry" | "thanks" | "well_played" | "your_turn" | null;
  text?: string | null;
};

/** A chat message.

- `id`: the number of the message.
- `who`: an anonymous ID of the sender, equal at all tables.
- `seat`: the seat of the sender.
- `name`: the name of the sender.
- `phrase`: the phrase.
- `text`: the text.
- `at`: the time of the message. */
export type Spoken = {
  id: number;
  who: string;
  seat: number | null;
  name: string;
  phrase: "again" | "bye" | "good_luck" | "hello" | "hurry" | "moment" | "sorry" | "thanks" | "well_played" | "your_turn" | null;
  text: string | null;
  at: string;
};

/** The latest chat messages of a table.

- `you`: the value of `who` in the caller's messages.
- `lines`: the messages, the oldest first. */
export type Conversation = {
  you: string | null;
  lines: Spoken[];
};

/** A text of the operator for all people who use the server.

- `text`: the text.
- `starts`: when the announced maintenance starts; `null` if the operator gave no time.
- `ends`: until when pages show the announcement. */
export type Announcement = {
  text: string;
  starts: string | null;
  ends: string;
};

/** Reports the announcement to each new connection, and reports each change of the announcement to all connections.

The answer of `GET /api/announcement` has the same form.

- `announcement`: the current announcement, or `null` if the operator withdrew it. */
export type Announced = {
  type: "announcement";
  announcement: Announcement | null;
};

/** Creates a table at which the caller plays on from a position of a finished game. Bots have all other seats.

- `event`: the number of events of the record before the position.
- `seat`: the seat of the caller.
- `name`: the name of the caller.
- `cards`: `same` for the true hidden cards, `other` for random ones that agree with everything that the seat knew.
- `level`: the level of all bots. By default, the bots of the game keep their levels, and new ones have the same level.
- `pace`: how long a bot waits before it moves. By default as in the finished game.
- `face`: the face of the caller.
- `key`: a unique text. A repeated key returns the same table. */
export type NewBranch = {
  event: number;
  seat: number;
  name: string;
  cards?: "other" | "same";
  level?: string | null;
  pace?: "brisk" | "calm" | "instant" | null;
  face?: string | null;
  key?: string | null;
};

/** A table that the caller started from a position of a finished game.

- `table`: the ID of the table.
- `event`: the number of events of the finished game's record before the position.
- `move`: the number of moves before the position.
- `seat`: the seat of the caller.
- `other_cards`: whether the hidden cards differ from the finished game.
- `created`: the time of creation.
- `state`: `over` if the game is finished, `ended` if it was ended early.
- `result`: the ranks and scores after the game. */
export type Branch = {
  table: string;
  event: number;
  move: number;
  seat: number;
  other_cards: boolean;
  created: string;
  state: "ended" | "open" | "over" | "playing";
  result: Record<string, unknown> | null;
};

/** A part of the exported data: a table that the account's owner started from a finished game.

- `table`: the ID of the table.
- `subject`: the ID of the finished game's table or record.
- `at`: when it was started. */
export type ExportedBranch = {
  table: string;
  subject: string;
  at: string;
};

/** A finished game with the deals of a challenge.

- `table`: the ID of its table.
- `name`: the name of its player; empty if the operator has hidden the name.
- `face`: the face of its player.
- `yours`: whether the caller played it.
- `first`: whether it is the game of the challenger.
- `state`: `over`, or `ended` if the player gave up.
- `result`: the ranks and scores.
- `undone`: whether the player took back moves. */
export type ComparedGame = {
  table: string;
  name: string;
  face: string | null;
  yours: boolean;
  first: boolean;
  state: "ended" | "open" | "over" | "playing";
  result: Record<string, unknown> | null;
  undone: boolean;
};

/** What the caller may see of a challenge.

- `id`: the ID in the address `/c/ID`.
- `game`: the key of the game.
- `players`: the number of seats.
- `options`: the value of every house rule.
- `seat`: the seat of the challenger and of each friend.
- `name`: the name of the challenger; empty if the operator has hidden the name.
- `face`: the face of the challenger.
- `names`: the names of all players, by seat.
- `levels`: the levels of the bots, by seat; `null` for the player.
- `created`: the time of the challenge.
- `timed`: whether the bots of the challenger's game had a time limit.
- `yours`: whether the caller is the challenger.
- `table`: the ID of the table at which the caller plays or played these deals, or `null`.
- `games`: the games that the caller may compare. For a friend, it is empty until the own game is finished. */
export type Challenge = {
  id: string;
  game: string;
  players: number;
  options: Record<string, string | number | boolean>;
  seat: number;
  name: string;
  face: string | null;
  names: string[];
  levels: (string | null)[];
  created: string;
  timed: boolean;
  yours: boolean;
  table: string | null;
  games: ComparedGame[];
};

/** Starts the caller's game with the deals of a challenge.

- `name`: the name of the caller.
- `face`: the face of the caller. */
export type AcceptChallenge = {
  name: string;
  face?: string | null;
};

/** A part of the exported data: a challenge that the account's owner made or accepted.

- `challenge`: the ID of the challenge.
- `table`: the ID of the own table.
- `made`: whether the owner made the challenge.
- `at`: when the owner made or accepted the challenge. */
export type ExportedChallenge = {
  challenge: string;
  table: string;
  made: boolean;
  at: string;
};

/** Starts an attempt or a practice game at the deal of a day.

- `name`: the name of the player.
- `face`: the player's face, or `null`.
- `pace`: how long bots wait before their moves. */
export type StartAttempt = {
  name: string;
  face?: string | null;
  pace?: "brisk" | "calm" | "instant";
};

/** The table of an attempt or a practice game.

- `table`: the ID of the table. */
export type StartedAttempt = {
  table: string;
};

/** The caller's attempt at the deal of a day.

- `state`: `playing`, `finished` or `quit`. `elsewhere`: this browser made an attempt for an account that is not signed in.
- `table`: the ID of the table, unless the state is `elsewhere`.
- `table_rank`: the rank among the players of the table, after the end of the game.
- `points`: the score.
- `rank`: the rank among all people by the result. Equal results share a rank.
- `total_loss`: the sum of the losses of clear mistakes (docs/analysis.md); `null` before the analysis.
- `total_loss_rank`: the rank among all analysed attempts by `total_loss`.
- `decisions`: the number of judged moves.
- `mistakes`: the number of clear mistakes. */
export type OwnAttempt = {
  state: "elsewhere" | "finished" | "playing" | "quit";
  table?: string | null;
  table_rank?: number | null;
  points?: number | null;
  rank?: number | null;
  total_loss?: number | null;
  total_loss_rank?: number | null;
  decisions?: number | null;
  mistakes?: number | null;
};

/** The deal of a game on a day.

- `game`: the key of the game.
- `players`: the number of players: the caller and bots.
- `options`: the house rules.
- `level`: the level of the bots.
- `seal`: the hash of the secret (docs/fair_deals.md).
- `secret`: the secret that decides all cards; `null` until all cards are public.
- `started`: how many people have started an attempt.
- `finished`: how many people have finished it.
- `quit`: how many people have quit it. They get no rank.
- `analysed`: how many finished attempts are analysed.
- `own`: the caller's attempt, or `null`. */
export type DailyDeal = {
  game: string;
  players: number;
  options: Record<string, string | number | boolean>;
  level: string;
  seal: string;
  secret: string | null;
  started: number;
  finished: number;
  quit: number;
  analysed: number;
  own: OwnAttempt | null;
};

/** The deals of a day.

- `day`: the date in UTC.
- `state`: `ahead`, `open`, `closing` (only running attempts continue) or `over` (all cards are public).
- `starts`: when people can start attempts.
- `ends`: until when people can start attempts.
- `closes`: until when results count.
- `featured`: the game of the day.
- `deals`: one deal for each game. */
export type DailyDeals = {
  day: string;
  state: "ahead" | "closing" | "open" | "over";
  starts: string;
  ends: string;
  closes: string;
  featured: string;
  deals: DailyDeal[];
};

/** An attempt in a ranking.

- `rank`: the rank.
- `name`: the name of the player; `null` if the operator has removed or hidden the name.
- `face`: the player's face, or `null`.
- `table_rank`: the rank among the players of the table.
- `points`: the score.
- `total_loss`: the sum of the losses of clear mistakes; `null` before the analysis.
- `you`: whether this is the caller. */
export type RankedAttempt = {
  rank: number;
  name: string | null;
  face: string | null;
  table_rank: number;
  points: number;
  total_loss: number | null;
  you: boolean;
};

/** How many people chose a move.

- `move`: the move.
- `count`: the number of people. */
export type MoveCount = {
  move: string;
  count: number;
};

/** A decision of the caller, and the decisions of all people who were in the same position.

- `event`: the number of the move in the record, from 1.
- `move`: the move of the caller.
- `moves`: how many people, with the caller, chose each move, the most frequent first.
- `best`: the best move by the analysis; `null` before the analysis.
- `loss`: by how much `best` is better.
- `mistake`: whether the move was a clear mistake. */
export type OwnDecision = {
  event: number;
  move: string;
  moves: MoveCount[];
  best?: string | null;
  loss?: number | null;
  mistake?: boolean | null;
};

/** The ranking of a deal of the day, and the caller's decisions. Both are empty until the caller has finished an attempt or the
day is over.

- `by_result`: the attempts with the best results.
- `by_total_loss`: the attempts with the smallest total loss.
- `decisions`: the caller's decisions. */
export type DailyRanking = {
  by_result: RankedAttempt[];
  by_total_loss: RankedAttempt[];
  decisions: OwnDecision[];
};

/** A part of the exported data: an attempt at a deal of the day.

- `day`: the date in UTC.
- `game`: the key of the game.
- `table`: the ID of the table.
- `name`: the name in the ranking; `null` if the operator removed it.
- `started`: when the attempt started.
- `ended`: when its result was stored; `null` while the game runs.
- `outcome`: `finished` or `quit`; `null` while the game runs.
- `table_rank`: the rank among the players of the table.
- `points`: the score.
- `total_loss`: the sum of the losses of clear mistakes; `null` before the analysis. */
export type ExportedAttempt = {
  day: string;
  game: string;
  table: string;
  name: string | null;
  started: string;
  ended: string | null;
  outcome: "finished" | "quit" | null;
  table_rank: number | null;
  points: number | null;
  total_loss: number | null;
};

/** A deal of a past day.

- `game`: the key of the game.
- `finished`: how many people have finished an attempt.
- `rank`: the rank of the caller; `null` without a finished attempt. */
export type ArchivedDeal = {
  game: string;
  finished: number;
  rank: number | null;
};

/** A past day.

- `day`: the date in UTC.
- `featured`: the game of the day.
- `deals`: the deals. */
export type ArchivedDay = {
  day: string;
  featured: string;
  deals: ArchivedDeal[];
};

/** Past days, the newest first.

- `days`: the days.
- `more`: whether there are older days. */
export type DailyArchive = {
  days: ArchivedDay[];
  more: boolean;
};

/** A day on which the caller finished an attempt.

- `day`: the date in UTC.
- `games`: the number of finished attempts. */
export type CalendarDay = {
  day: string;
  games: number;
};

/** The days on which an account finished attempts.

- `streak`: the number of days in a row until today or yesterday.
- `longest`: the longest streak.
- `days`: the days of the last year, in order. */
export type DailyCalendar = {
  streak: number;
  longest: number;
  days: CalendarDay[];
};

/** The caller's first answer to a puzzle.

- `move`: the chosen move.
- `best`: the best move.
- `solved`: whether both are the same.
- `before`: the caller's rating before the answer.
- `after`: the rating after the answer. An answer to a puzzle that the caller has answered on an earlier day changes nothing.
- `solve_rates`: for each level of the bots, the share of attempts that find the best move. */
export type PuzzleAnswer = {
  move: string;
  best: string;
  solved: boolean;
  before: number;
  after: number;
  solve_rates: Record<string, number>;
};

/** One puzzle of a day.

- `id`: the ID of the puzzle.
- `game`: the key of the game.
- `rating`: the rating of the puzzle. A harder puzzle has a higher rating.
- `uncertainty`: in two of three cases the true rating is within this number of points.
- `answer`: the caller's answer, or `null`. */
export type DailyPuzzle = {
  id: string;
  game: string;
  rating: number;
  uncertainty: number;
  answer: PuzzleAnswer | null;
};

/** A summary of the caller's answers to puzzles.

- `rating`: the caller's rating, in points.
- `uncertainty`: in two of three cases the true strength is within this number of points.
- `answers`: the number of rated answers.
- `solved`: how many of them were the best move.
- `streak`: the number of successive days with an answer, until today or yesterday.
- `longest`: the longest streak. */
export type PuzzleStanding = {
  rating: number;
  uncertainty: number;
  answers: number;
  solved: number;
  streak: number;
  longest: number;
};

/** The puzzles of a day, which are the same for all people.

- `day`: the date in UTC.
- `today`: the date of today in UTC.
- `first`: the earliest day whose puzzles the server offers.
- `ends`: when the day ends. Later answers do not count for the streak.
- `puzzles`: ten puzzles, from easy to hard. The list is empty if the server has no puzzles.
- `standing`: the caller's rating and streak. */
export type DailyPuzzles = {
  day: string;
  today: string;
  first: string;
  ends: string;
  puzzles: DailyPuzzle[];
  standing: PuzzleStanding;
};

/** Exported data about an answer to a puzzle.

- `day`: the day of the puzzle.
- `puzzle`: the ID of the puzzle.
- `move`: the chosen move.
- `solved`: whether it was the best move.
- `at`: when the account answered. */
export type ExportedPuzzleAnswer = {
  day: string;
  puzzle: string;
  move: string;
  solved: boolean;
  at: string;
};

/** Exported data about puzzles.

- `standing`: the rating and the streak, or `null` without an answer.
- `answers`: all answers. */
export type ExportedPuzzles = {
  standing: PuzzleStanding | null;
  answers: ExportedPuzzleAnswer[];
};

/** Asks for a table and all its later changes. The server answers with a `table` message.

- `table`: the ID of the table.
- `seen`: the last event that the client knows, or 0. The server reads this event if another server has stored it. */
export type Watch = {
  type: "watch";
  table: string;
  seen?: number;
};

/** Starts or stops a subscription to the list of public tables. The server answers with a `lobby` message.

- `show`: `true` to follow the list, `false` to stop. */
export type Enter = {
  type: "lobby";
  show?: boolean;
};

/** Makes a move for the client's seat. The server answers with `accepted` or `refused`.

- `table`: the ID of the table.
- `move`: one of `view.moves` (docs/notation.md).
- `key`: a unique text. A repeated key changes nothing.
- `thought`: the thinking time in milliseconds (docs/reference/tables.md#clocks).
- `seen`: the last event that the client knew. */
export type Move = {
  type: "move";
  table: string;
  move: string;
  key: string;
  thought?: number | null;
  seen?: number | null;
};

/** Takes back the client's last move, or asks the other players for permission. The server answers with `accepted` or `refused`.

- `table`: the ID of the table.
- `key`: a unique text.
- `seen`: the last event that the client knew. */
export type TakeBack = {
  type: "take_back";
  table: string;
  key: string;
  seen?: number | null;
};

/** Asks the server for the answer `pong`. Browser pages cannot send WebSocket pings. */
export type Ping = {
  type: "ping";
};

/** The answer to `ping`. */
export type Pong = {
  type: "pong";
};

/** Contains a whole table. The server sends it as the answer to `watch`. The server also sends it after a change that the
message `news` cannot describe.

- `table`: the table as the receiver sees it.
- `happenings`: what happened after event `seen`, or in the last event (docs/reference/games.md).
- `asked`: whether the message answers `watch`. */
export type Shown = {
  type: "table";
  table: VisibleTable;
  happenings: Record<string, unknown>[];
  asked: boolean;
};

/** Describes a game right before a deal.

- `view`: the game as the receiver saw it.
- `happenings`: how many of the last happenings of the message belong to the deal. */
export type BeforeDeal = {
  view: View;
  happenings: number;
};

/** Describes a new event at a table, and the state after the event.

- `table`: the ID of the table.
- `number`: the number of the event.
- `happenings`: what happened, in order (docs/reference/games.md).
- `state`: the state of the table.
- `seats`: all seats.
- `closes_in`: the seconds until an interrupt closes.
- `clocks`: the reading of each seat's clock.
- `undo`: a move that can still be taken back.
- `view`: the game as the receiver sees it.
- `before_deal`: the game before the deal, if the event dealt cards. */
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
  before_deal?: BeforeDeal | null;
};

/** Contains all seats of a table. The server sends this message after a player comes or leaves, or after a rating changes.

- `table`: the ID of the table.
- `seats`: all seats.
- `watchers`: the number of spectators, at most 99. */
export type Seats = {
  type: "seats";
  table: string;
  seats: Seat[];
  watchers: number;
};

/** Lists the public tables. The server sends changes of the list about once a second.

- `tables`: at most 40 public tables, the newest first. */
export type Lobby = {
  type: "lobby";
  tables: Listed[];
};

/** Contains a new chat message at a table.

- `table`: the ID of the table.
- `line`: the message. */
export type Said = {
  type: "said";
  table: string;
  line: Spoken;
};

/** Reports that the operator deleted a chat message.

- `table`: the ID of the table.
- `line`: the `id` of the message. */
export type Unsaid = {
  type: "unsaid";
  table: string;
  line: number;
};

/** Confirms that the server stored a move or an undo request.

- `table`: the ID of the table.
- `key`: the key of the move or request.
- `number`: the number of the new event. */
export type Accepted = {
  type: "accepted";
  table: string;
  key: string;
  number: number;
};

/** Reports that the server refused a move or an undo request.

- `table`: the ID of the table.
- `key`: the key of the move or request.
- `error`: the reason. */
export type Refused = {
  type: "refused";
  table: string;
  key: string;
  error: Fault;
};

/** Reports a message that the server cannot read, or a table that does not exist.

- `error`: the reason. */
export type Problem = {
  type: "problem";
  error: Fault;
};

/** One step of a replay: the start of the game, or one move.

- `event`: the number of the event in the record; 0 for the start.
- `seat`: the seat that moved; `null` for the start.
- `move`: the move; `null` for the start.
- `happenings`: what all at the table saw (docs/reference/games.md).
- `table`: the table afterwards, as a spectator sees it.
- `own`: for each seat the fields that differ from the spectator's. A seat's table is `{...table, ...own[seat]}`. */
export type Ply = {
  event: number;
  seat: number | null;
  move: string | null;
  happenings: Record<string, unknown>[];
  table: Record<string, unknown>;
  own: Record<string, unknown>[];
};

/** A position in a game record, as one seat sees the position.

- `record`: the record (docs/notation.md).
- `event`: the event after which to look: 0 for the start, `null` for the end.
- `seat`: the seat that looks; `null` for a spectator. */
export type Position = {
  record: Record<string, unknown>;
  event?: number | null;
  seat?: number | null;
};

/** A whole game, move by move.

- `id`: the ID of the table or of the uploaded record.
- `game`: the key of the game.
- `players`: the number of players.
- `options`: the value of every house rule.
- `result`: the ranks and scores; `null` if the game is not over.
- `plies`: the steps, from the start of the game on. */
export type Replay = {
  id: string;
  game: string;
  players: number;
  options: Record<string, string | number | boolean>;
  result: Record<string, unknown> | null;
  plies: Ply[];
};

/** An estimated number.

- `value`: the estimate.
- `error`: its standard error. */
export type Part = {
  value: number;
  error: number;
};

/** The causes of one seat's result (docs/analysis.md).

- `seat`: the seat.
- `result`: the sum of `expected`, `deals`, `hidden`, `own` and `others`.
- `expected`: the expected result before the first deal.
- `deals`: the luck of the deals.
- `hidden`: the luck with hidden cards.
- `luck`: the sum of `deals` and `hidden`.
- `own`: the effect of the seat's own moves.
- `others`: the effect of the other seats' moves.
- `decisions`: the number of judged moves.
- `mistakes`: the number of clear mistakes.
- `lost`: the sum of the losses of all judged moves. */
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

/** A move that the seat could have made.

- `move`: the move.
- `value`: its value.
- `error`: the standard error of the value. */
export type Alternative = {
  move: string;
  value: number;
  error: number;
};

/** The judgement of one move.

- `event`: the number of the event in the record.
- `deal`: the number of the deal, from 1.
- `seat`: the seat that moved.
- `move`: the move.
- `best`: the best move.
- `loss`: by how much `best` is better.
- `error`: the standard error of `loss`.
- `mistake`: whether the move was a clear mistake.
- `possible`: the number of legal moves.
- `alternatives`: the measured moves, the best first. */
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

/** A move that a reader chooses at a position of a finished game.

- `move`: one of `view.moves` (docs/notation.md). */
export type ChosenMove = {
  move: string;
};

/** The judgement of a move that a reader chose at a position of a finished game.

- `chosen`: the judgement of this move.
- `played`: the judgement of the seat's move in the game; `null` if the seat did not move next.
- `reasons`: the reasons for the best move (docs/reference/games.md); for this move if no better move was found. */
export type JudgedMove = {
  chosen: Judgement;
  played: Judgement | null;
  reasons: Record<string, unknown>[];
};

/** The effect of one deal or move on each seat's expected result.

- `event`: the number of the event in the record.
- `deal`: the number of the deal, from 1.
- `seat`: the seat that moved; `null` for a deal.
- `prospects`: each seat's expected result after the event.
- `change`: each seat's change by the event.
- `luck`: the part of each change that was luck. */
export type Moment = {
  event: number;
  deal: number;
  seat: number | null;
  prospects: number[];
  change: number[];
  luck: number[];
};

/** The analysis of one game (docs/analysis.md).

- `game`: the key of the game.
- `finished`: whether the record contains the whole game.
- `iterations`: the number of simulations for each move.
- `seed`: the seed of the analysis.
- `worth_in`: the unit of values and losses.
- `outcome_in`: the unit of results.
- `players`: each seat's result, split into its causes.
- `judgements`: a judgement of each move that was not forced.
- `course`: the events that changed the expected results. */
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

/** The progress and the result of an analysis.

- `state`: `waiting`, `working` or `done`.
- `ahead`: the number of analyses that come first.
- `done`: the number of judged events.
- `of`: the number of all events.
- `analysis`: the finished analysis, or `null`. */
export type Analysing = {
  state: "done" | "waiting" | "working";
  ahead: number;
  done: number;
  of: number;
  analysis: Analysis | null;
};

/** The moves that a learner has made in a lesson.

- `moves`: all moves. The last move may be wrong. */
export type LessonMoves = {
  moves: string[];
};

/** A move in a lesson, from the learner's point of view.

- `happenings`: what the learner saw (docs/reference/games.md).
- `view`: the learner's view after the move. */
export type LessonSeen = {
  happenings: Record<string, unknown>[];
  view: View;
};

/** The progress of a learner in a lesson.

- `step`: the number of decisions that were made.
- `steps`: the number of all decisions.
- `say`: the name of a text of the game: the next question, the explanation of a mistake, or the end.
- `light`: the names of what the page highlights.
- `wrong`: whether the last move was wrong.
- `over`: whether the lesson is over.
- `seen`: what the learner saw since the last correct move, with the view after each part. */
export type Lesson = {
  step: number;
  steps: number;
  say: string;
  light: string[];
  wrong: boolean;
  over: boolean;
  seen: LessonSeen[];
};

/** A learner's progress in a lesson, and the possible next moves.

- `step`: the number of decisions that were made.
- `steps`: the number of all decisions.
- `say`: as in `Lesson`.
- `light`: as in `Lesson`.
- `wrong`: whether the last move was wrong.
- `over`: whether the lesson is over.
- `seen`: as in `Lesson`.
- `after`: the progress after each possible move, by the move; empty after a wrong move and at the end. */
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

/** The name and the password of an account.

- `name`: the name of the account.
- `password`: the password. */
export type Credentials = {
  name: string;
  password: string;
};

/** The response of a browser that created a passkey (WebAuthn).

- `clientDataJSON`: what the browser signed.
- `attestationObject`: the new public key. */
export type MadeAnswer = {
  clientDataJSON: string;
  attestationObject: string;
};

/** A new passkey in the form of `PublicKeyCredential.toJSON()`.

- `id`: the ID of the passkey.
- `rawId`: the same ID.
- `type`: `public-key`.
- `response`: the answer of the browser. */
export type MadePasskey = {
  id: string;
  rawId: string;
  type: "public-key";
  response: MadeAnswer;
};

/** A browser's WebAuthn response after signing a challenge.

- `clientDataJSON`: what the browser signed.
- `authenticatorData`: what the device states.
- `signature`: the signature of both.
- `userHandle`: the account of the passkey. */
export type UsedAnswer = {
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string | null;
};

/** A signed challenge in the form of `PublicKeyCredential.toJSON()`.

- `id`: the ID of the passkey.
- `rawId`: the same ID.
- `type`: `public-key`.
- `response`: the answer of the browser. */
export type UsedPasskey = {
  id: string;
  rawId: string;
  type: "public-key";
  response: UsedAnswer;
};

/** A confirmation by password or passkey. The passkey must sign a challenge with the purpose `confirm`.

- `password`: the password of the account.
- `passkey`: the passkey. */
export type Confirmation = {
  password?: string | null;
  passkey?: UsedPasskey | null;
};

/** Requests the WebAuthn options for creating or using a passkey.

- `password`: the password of the account, for the purpose `add`.
- `passkey`: a passkey used with the purpose `confirm`, instead of the password.
- `purpose`: `sign_up` (create a passkey for a new account), `sign_in`, `add` (create another passkey) or `confirm`.
- `name`: the name of the new account, for the purpose `sign_up`. */
export type Asking = {
  password?: string | null;
  passkey?: UsedPasskey | null;
  purpose: "add" | "confirm" | "sign_in" | "sign_up";
  name?: string | null;
};

/** The WebAuthn options with which a browser creates or uses a passkey.

- `options`: the input of `PublicKeyCredential.parseCreationOptionsFromJSON` (`sign_up`, `add`) or
  `parseRequestOptionsFromJSON` (`sign_in`, `confirm`). */
export type Question = {
  options: Record<string, unknown>;
};

/** A passkey that the browser created.

- `passkey`: the passkey. */
export type NewPasskey = {
  passkey: MadePasskey;
};

/** A sign-in with an existing passkey.

- `passkey`: the passkey. */
export type OldPasskey = {
  passkey: UsedPasskey;
};

/** A new name for a passkey.

- `name`: the name. */
export type PasskeyName = {
  name: string;
};

/** A passkey of the caller's account.

- `id`: the ID of the passkey in calls.
- `name`: the name of the passkey.
- `made`: when it was created.
- `used`: when it was last used, or `null`.
- `site`: the host name of its site.
- `here`: whether that is the site of this call. */
export type Passkey = {
  id: string;
  name: string;
  made: string;
  used: string | null;
  site: string;
  here: boolean;
};

/** A new password, which the caller confirms with the old password or a passkey.

- `password`: the old password.
- `passkey`: a passkey used with the purpose `confirm`.
- `new`: the new password: 8 to 128 characters. */
export type NewPassword = {
  password?: string | null;
  passkey?: UsedPasskey | null;
  new: string;
};

/** Signs out the caller's browsers.

- `here`: `true` signs out all browsers, `false` all but this one. */
export type SigningOut = {
  here?: boolean;
};

/** A browser that is signed in to the account.

- `id`: the ID of the session in calls.
- `since`: when it signed in.
- `browser`: the name of the browser, or `null`.
- `system`: the name of the operating system, or `null`.
- `here`: whether it is the browser of this call. */
export type Session = {
  id: string;
  since: string;
  browser: string | null;
  system: string | null;
  here: boolean;
};

/** The ways to sign in to an account, and the browsers that are signed in.

- `password`: whether the account has a password.
- `passkeys`: its passkeys.
- `sessions`: the browsers that are signed in, the newest first. */
export type Access = {
  password: boolean;
  passkeys: Passkey[];
  sessions: Session[];
};

/** The rating of an account in one game.

- `game`: the key of the game.
- `rating`: the rating, in points.
- `uncertainty`: in two of three cases the true strength is within this number of points.
- `games`: the number of rated games. */
export type Rating = {
  game: string;
  rating: number;
  uncertainty: number;
  games: number;
};

/** The rating of one player before and after a game.

- `before`: the rating before the game.
- `after`: the rating after it. */
export type Change = {
  before: number;
  after: number;
};

/** The rating changes after a finished game.

- `settled`: whether the effect is known. It is `false` for a moment after the game: ask again.
- `changes`: the change for each seat; `null` for a seat without one.
- `unrated`: why no rating changed: the players `ended` the table, `bots` or `guests` (external bots) played, a person had
  two seats at `one_screen`, or fewer than two players with `accounts` played to the end. It is `null` if ratings changed,
  or the reason is no longer known. */
export type Settlement = {
  settled: boolean;
  changes: (Change | null)[];
  unrated: "accounts" | "bots" | "ended" | "guests" | "one_screen" | null;
};

/** Hides the ratings of the caller from other players.

- `hidden`: `true` hides the ratings, `false` shows them. */
export type Hiding = {
  hidden: boolean;
};

/** The face of the caller: a character and a colour.

- `face`: a letter from `a` to `h` for the character and a digit from `1` to `8` for the colour. */
export type Wearing = {
  face: string;
};

/** An account as its owner sees it.

- `name`: the name of the account.
- `made`: when it was created.
- `ratings`: a rating for each game that was rated.
- `finished`: the number of finished games.
- `away`: the number of these games in which the other players decided about this absent player.
- `hidden`: whether other players do not see the ratings.
- `face`: the face, or `null`. */
export type Account = {
  name: string;
  made: string;
  ratings: Rating[];
  finished: number;
  away: number;
  hidden: boolean;
  face: string | null;
};

/** The account of the caller.

- `account`: the account; `null` if the caller is not signed in. */
export type Me = {
  account: Account | null;
};

/** A player of a finished game.

- `name`: the name of the player; `null` if the account was deleted.
- `kind`: `person`, `guest` (an external bot) or `bot`.
- `place`: the rank; `null` if the player did not play to the end. */
export type Companion = {
  name: string | null;
  kind: "bot" | "guest" | "open" | "person";
  place: number | null;
};

/** A finished game in which the caller played.

- `table`: the ID of the table.
- `game`: the key of the game.
- `at`: when it ended.
- `place`: the rank; `null` if the caller left, or if the players ended the table.
- `away`: whether the other players decided about the absent caller.
- `rated`: the change of the caller's rating, or `null`.
- `company`: all other players. */
export type Played = {
  table: string;
  game: string;
  at: string;
  place: number | null;
  away: boolean;
  rated: Change | null;
  company: Companion[];
};

/** Finished games of the caller, with the newest game first.

- `games`: the games, 50 at most.
- `more`: whether there are older ones. */
export type History = {
  games: Played[];
  more: boolean;
};

/** A ticket that transfers the seats of a guest to another browser.

- `ticket`: the ticket. It works once.
- `seconds`: how long it works. */
export type HandOver = {
  ticket: string;
  seconds: number;
};

/** Redeems a ticket that a guest created in another browser.

- `ticket`: the ticket.
- `take`: `true` takes the seats; `false` only returns the name of the guest. */
export type TakeAlong = {
  ticket: string;
  take?: boolean;
};

/** The guest who moves to another browser with a ticket.

- `name`: the name of the guest at the table. */
export type TakenAlong = {
  name: string;
};

/** A chat message that the account's owner wrote.

- `table`: the ID of the table.
- `at`: when it was sent.
- `phrase`: the phrase, or `null` for a text.
- `text`: the text, or `null` for a phrase. */
export type Line = {
  table: string;
  at: string;
  phrase: string | null;
  text: string | null;
};

/** A chat message that the account's owner reported. The export omits the message's text.

- `table`: the ID of the table.
- `line`: the `id` of the message.
- `at`: when it was reported.
- `settled`: when the operator settled the report, or `null`. */
export type Reported = {
  table: string;
  line: number;
  at: string;
  settled: string | null;
};

/** Exported data about a browser that is signed in to the account.

- `since`: when the browser signed in.
- `browser`: the name of the browser, or `null`.
- `system`: the name of the operating system, or `null`. */
export type SignedIn = {
  since: string;
  browser: string | null;
  system: string | null;
};

/** Exported data about a passkey. The private key never leaves the device.

- `name`: the name of the passkey.
- `site`: the host name of its site.
- `made`: when it was created.
- `used`: when it was last used, or `null`.
- `credential`: the ID that the device gave it.
- `public_key`: the public key.
- `sign_count`: the last number of signatures that the device stated. */
export type ExportedPasskey = {
  name: string;
  site: string;
  made: string;
  used: string | null;
  credential: string;
  public_key: string;
  sign_count: number;
};

/** The record of one game in the exported data.

- `table`: the ID of the table.
- `record`: the record (docs/notation.md). */
export type ExportedRecord = {
  table: string;
  record: Record<string, unknown>;
};

/** A name that the account's owner reported, from a ranking or a challenge.

- `name`: the name.
- `at`: when it was reported.
- `settled`: when the operator settled the report, or `null`. */
export type ExportedNameReport = {
  name: string;
  at: string;
  settled: string | null;
};

/** All data that the server stores about an account.

- `account`: the account.
- `games`: all finished games.
- `tables`: the IDs of the tables at which the account has or had a seat.
- `talk`: its chat messages.
- `reports`: the chat messages that it reported.
- `reported_names`: the names that it reported.
- `hidden_names`: its own names that the operator has hidden in rankings and challenges.
- `sessions`: the browsers that are signed in.
- `passkeys`: its passkeys.
- `subscriptions`: the devices that get notifications.
- `silenced`: until when the operator forbids chat messages, or `null`.
- `branches`: the tables that it started from finished games.
- `challenges`: the challenges that it made or accepted.
- `puzzles`: its answers to puzzles.
- `attempts`: its attempts at deals of the day.
- `records`: the records of all finished games. The server sends this field last, in parts. */
export type Export = {
  account: Account;
  games: Played[];
  tables: string[];
  talk: Line[];
  reports: Reported[];
  reported_names: ExportedNameReport[];
  hidden_names: string[];
  sessions: SignedIn[];
  passkeys: ExportedPasskey[];
  subscriptions: ExportedSubscription[];
  silenced: string | null;
  branches: ExportedBranch[];
  challenges: ExportedChallenge[];
  puzzles: ExportedPuzzles;
  attempts: ExportedAttempt[];
  records: ExportedRecord[];
};

/** A part of the exported data: a device that gets the account's notifications.

- `since`: when the device subscribed.
- `language`: the language of the notifications.
- `service`: the host name of the device's push service. */
export type ExportedSubscription = {
  since: string;
  language: string;
  service: string;
};

/** The progress of compiling one game.

- `game`: the key of the game.
- `ready`: whether the game can be played at once.
- `done`: the number of finished steps.
- `of`: the number of all steps. */
export type Preparing = {
  game: string;
  ready: boolean;
  done: number;
  of: number;
};

/** The game that the server should compile next.

- `game`: the key of the game. */
export type Wanted = {
  game: string;
};

/** The keys with which the server encrypts notifications for one browser (RFC 8291).

- `p256dh`: its public key.
- `auth`: its shared secret. */
export type SubscriptionKeys = {
  p256dh: string;
  auth: string;
};

/** Subscribes a device to notifications. The message adds the fields `language` and `instead_of` to the result of
`PushSubscription.toJSON()`.

- `endpoint`: the address of the browser at its push service.
- `keys`: the keys that encrypt notifications for the browser.
- `language`: the language of the notifications. The default is the header `Accept-Language`.
- `instead_of`: a former endpoint of the same browser, which is deleted. */
export type Subscription = {
  endpoint: string;
  keys: SubscriptionKeys;
  language?: string | null;
  instead_of?: string | null;
};

/** Ends the notifications for a device.

- `endpoint`: the address of the browser at its push service. */
export type Unsubscribing = {
  endpoint: string;
};

/** The notification status of a device.

- `key`: the public key with which a browser subscribes; `null` if the operator turned notifications off.
- `on`: whether the device gets notifications for the caller. */
export type Notifying = {
  key: string | null;
  on: boolean;
};

/** The decrypted content of a notification.

- `title`: the title, in the language of the device.
- `body`: the text, in the language of the device.
- `table`: the ID of the table.
- `path`: the path of the table on this server. */
export type Notification = {
  title: string;
  body: string;
  table: string;
  path: string;
};

export type ClientMessage = Watch | Enter | Move | TakeBack | Ping;

export type ServerMessage = Shown | News | Seats | Lobby | Announced | Said | Unsaid | Accepted | Refused | Problem | Pong;

export type ErrorCode = "internal" | "busy" | "cannot_challenge" | "no_other_cards" | "embargo" | "not_over" | "table_ended" | "not_away" | "has_looked" | "cannot_look" | "cannot_show" | "hints_off" | "not_started" | "started" | "changed" | "not_host" | "banned" | "silenced" | "seat_taken" | "not_seated" | "not_signed_in" | "name_taken" | "last_way_in" | "too_many_passkeys" | "passkey_known" | "cannot_notify" | "no_passkeys" | "challenge_over" | "wrong_passkey" | "wrong_password" | "bad_password" | "bad_text" | "bad_name" | "foreign_origin" | "too_many" | "not_found" | "too_large" | "malformed" | "game_over" | "cannot_take_back" | "not_your_turn" | "illegal_move" | "bad_record" | "bad_option" | "bad_players" | "unknown_game";

export const CLOCKS: Clock[] = [{"key":"relaxed","bank":180,"increment":20},{"key":"brisk","bank":60,"increment":8},{"key":"correspondence","bank":259200,"increment":86400}];
