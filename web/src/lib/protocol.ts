/** The types of wire.ts under the names of this page. */
import type * as wire from "./wire";

type With<Message, Exact> = Omit<Message, keyof Exact> & Exact;

export type {
  Access,
  Account,
  Analysing,
  Analysis,
  Announced,
  Announcement,
  Arrange,
  Asking,
  Branch,
  Challenge,
  ComparedGame,
  Change,
  Clock,
  ClockReading,
  Confirmation,
  Conversation,
  DailyDeals,
  DailyPuzzles,
  Export,
  GameDetails,
  GameInfo as Game,
  Hint,
  History,
  Listed,
  MadePasskey,
  JudgedMove,
  NewBranch,
  Judgement,
  Me,
  Moment,
  NewTable,
  Notifying,
  Option,
  Part,
  Passkey,
  Played,
  Preparing,
  Question,
  Say,
  Seat,
  Session,
  Settlement,
  Spoken,
  Standing,
  Subscription,
  Undo,
  UsedPasskey,
  HandOver,
  TakenAlong,
} from "./wire";

export type OptionValue = NonNullable<wire.Option["default"]>;
export type Pace = wire.VisibleTable["pace"];
/** Seconds until an interrupt closes; 0 means that it closes when all players have answered. */
export type Window = NonNullable<wire.NewTable["window"]>;
export type Watching = wire.VisibleTable["watching"];
export type Wish = wire.Decide["wish"];
export type Phrase = NonNullable<wire.Say["phrase"]>;
export type ClockKey = NonNullable<wire.NewTable["clock"]>;
export type TableState = wire.VisibleTable["state"];

/** The view of one seat. Each game has its own type of `table`. */
export type View<T = unknown> = With<wire.View, { table: T; result: Result | null }>;

/** The result of a game. Each game adds fields. */
export type Result = { ranks: number[]; scores: number[] };

/** A reason for a move: its kind, and the values for the sentence about it. */
export type Reason = NonNullable<wire.Hint["reasons"]>[number];

/** An event that all people at the table saw. Each game adds fields. */
export type Happening = { type: string };

/** A finished game after a move. The table of a seat is `table`, with the fields of the seat's entry in `own`. */
export type Ply<T = unknown> = With<wire.Ply, { happenings: Happening[]; table: T; own: Partial<T>[] }>;

/** A lesson after the moves of its learner. */
export type Taught = With<wire.Lesson, { seen: { happenings: Happening[]; view: View }[] }>;

/** A whole lesson: its state, and `after` each move that the learner can make there. */
export type TaughtTree = Taught & { after: Record<string, TaughtTree> };

export type Replay = With<wire.Replay, { plies: Ply[]; result: Result | null }>;

/** A game record, which docs/notation.md describes. */
export type GameRecord = {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  secret?: string;
  events: ({ deal: Record<string, unknown> } | { seat: number; move: string })[];
};

/** A position in a known record. Event `null` is the last one, seat `null` a spectator. */
export type Position = Required<Omit<wire.Position, "record">>;

export type Table = With<wire.VisibleTable, { view: View | null }>;

export type ErrorCode = wire.ErrorCode | "passkey_cancelled" | "passkey_impossible";

/** An error. A newer server may send codes that this page does not know. */
export type Problem = With<wire.Fault, { code: ErrorCode | (string & {}) }>;

export type Said = wire.ClientMessage;

/** Servers of release 1.0 leave out `asked`. */
export type TableMessage = Omit<With<wire.Shown, { table: Table; happenings: Happening[] }>, "asked"> & {
  asked?: boolean;
};
/** The game before a deal, and the number of happenings that belong to the deal. */
export type BeforeDeal = With<wire.BeforeDeal, { view: View }>;

/** Servers of release 1.0 leave out `before_deal`. */
export type NewsMessage = Omit<
  With<wire.News, { happenings: Happening[]; view: View | null }>,
  "before_deal"
> & { before_deal?: BeforeDeal | null };
export type RefusedMessage = With<wire.Refused, { error: Problem }>;
export type ProblemMessage = With<wire.Problem, { error: Problem }>;
export type Heard =
  | TableMessage
  | NewsMessage
  | wire.Seats
  | wire.Lobby
  | wire.Said
  | wire.Unsaid
  | wire.Accepted
  | RefusedMessage
  | ProblemMessage
  | wire.Pong
  | wire.Announced;
