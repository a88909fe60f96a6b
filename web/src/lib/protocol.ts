/** What the server and this page say to each other: docs/protocol.md, as types. */

export type Option = { key: string; values: string[]; default: string };

export type Game = {
  key: string;
  title: string;
  players: number[];
  options: Option[];
};

export type Pace = "calm" | "brisk" | "instant";

export type TableState = "open" | "playing" | "over";

export type Seat = {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string | null;
  level: string | null;
  here: boolean;
};

export type Result = { ranks: number[]; scores: number[] };

/** What one seat may know. `table` is in the words of the game. */
export type View<T = unknown> = {
  game: string;
  players: number;
  seat: number | null;
  options: Record<string, string>;
  owing: number[];
  moves: string[];
  over: boolean;
  result: Result | null;
  table: T;
};

/** Something that everybody at the table saw. The games add their own fields. */
export type Happening = { type: string };

export type Table = {
  id: string;
  game: string;
  players: number;
  options: Record<string, string>;
  pace: Pace;
  created: string;
  seats: Seat[];
  you: number | null;
  state: TableState;
  number: number;
  view: View | null;
};

export type NewTable = {
  game: string;
  players: number;
  options: Record<string, string>;
  bots: number;
  level: string;
  pace: Pace;
  name: string;
};

export type ErrorCode =
  | "malformed"
  | "too_large"
  | "not_found"
  | "unknown_game"
  | "bad_players"
  | "bad_option"
  | "bad_name"
  | "illegal_move"
  | "not_your_turn"
  | "not_seated"
  | "seat_taken"
  | "not_started"
  | "game_over"
  | "not_over"
  | "busy"
  | "foreign_origin"
  | "internal";

export type Problem = { code: ErrorCode | (string & {}); message: string; expected?: string[] };

export type Watch = { type: "watch"; table: string; seen: number };
export type Move = { type: "move"; table: string; move: string; key: string };
export type Said = Watch | Move;

export type TableMessage = { type: "table"; table: Table; happenings: Happening[] };
export type NewsMessage = {
  type: "news";
  table: string;
  number: number;
  happenings: Happening[];
  state: TableState;
  seats: Seat[];
  view: View | null;
};
/** Somebody came or went; no event of the game. */
export type SeatsMessage = { type: "seats"; table: string; seats: Seat[] };
export type AcceptedMessage = { type: "accepted"; table: string; key: string; number: number };
export type RefusedMessage = { type: "refused"; table: string; key: string; error: Problem };
export type ProblemMessage = { type: "problem"; error: Problem };
export type Heard =
  TableMessage | NewsMessage | SeatsMessage | AcceptedMessage | RefusedMessage | ProblemMessage;
