/** What the server and this page say to each other: wire.ts, made from the server's structs, in the words of this page. */
import type * as wire from "./wire";

/** The fields of a message, some of them said more exactly than the server's structs can. */
type With<Message, Exact> = Omit<Message, keyof Exact> & Exact;

export type {
  Access,
  Account,
  Analysing,
  Analysis,
  Arrange,
  Asking,
  Change,
  Clock,
  ClockReading,
  Confirmation,
  Conversation,
  Export,
  GameDetails,
  GameInfo as Game,
  Hint,
  History,
  Listed,
  MadePasskey,
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
export type Pace = wire.Table["pace"];
/** Seconds in which everybody may answer; 0: until all have. */
export type Window = NonNullable<wire.NewTable["window"]>;
export type Watching = wire.Table["watching"];
/** What to do about somebody who is away. */
export type Wish = wire.Decide["wish"];
export type Phrase = NonNullable<wire.Say["phrase"]>;
export type ClockKey = NonNullable<wire.NewTable["clock"]>;
export type TableState = wire.Table["state"];

/** What one seat may know. `table` is in the words of the game. */
export type View<T = unknown> = With<wire.View, { table: T; result: Result | null }>;

/** How a game ended. The games add their own fields. */
export type Result = { ranks: number[]; scores: number[] };

/** What speaks for a move: its kind, and what fills its sentence. */
export type Reason = NonNullable<wire.Hint["reasons"]>[number];

/** Something that everybody at the table saw. The games add their own fields. */
export type Happening = { type: string };

/** Where a game that is over stood after a move; a seat's table is `table` with what stands in its `own`. */
export type Ply<T = unknown> = With<wire.Ply, { happenings: Happening[]; table: T; own: Partial<T>[] }>;

/** Where a lesson stands after the moves of its learner. */
export type Taught = With<wire.Lesson, { seen: { happenings: Happening[]; view: View }[] }>;

/** A whole lesson: where it stands, and `after` each move that the learner can make there. */
export type TaughtTree = Taught & { after: Record<string, TaughtTree> };

export type Replay = With<wire.Replay, { plies: Ply[]; result: Result | null }>;

/** A game as docs/notation.md writes it down. */
export type GameRecord = {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  secret?: string;
  events: ({ deal: Record<string, unknown> } | { seat: number; move: string })[];
};

/** Where somebody looks in a game: a position of a record that is known. An event of `null` is its last, a seat of `null` a spectator. */
export type Position = Required<Omit<wire.Position, "record">>;

export type Table = With<wire.Table, { view: View | null }>;

/** What a call was refused for, by the server or by the browser itself. */
export type ErrorCode = wire.ErrorCode | "passkey_cancelled" | "passkey_impossible";

/** Why something was not done; a newer server may know reasons that this page does not. */
export type Problem = With<wire.Fault, { code: ErrorCode | (string & {}) }>;

export type Said = wire.ClientMessage;

/** Servers of release 1.0 leave out `asked`. */
export type TableMessage = Omit<With<wire.Shown, { table: Table; happenings: Happening[] }>, "asked"> & {
  asked?: boolean;
};
export type NewsMessage = With<wire.News, { happenings: Happening[]; view: View | null }>;
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
  | wire.Pong;
