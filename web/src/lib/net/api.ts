import type {
  Analysing,
  Announced,
  Arrange,
  Conversation,
  Game,
  GameDetails,
  GameRecord,
  HandOver,
  Hint,
  NewTable,
  Notifying,
  Preparing,
  Problem,
  Replay,
  Settlement,
  Say,
  Spoken,
  Subscription,
  Table,
  TakenAlong,
  Wish,
  Me,
} from "$lib/protocol";
import { settings } from "$lib/settings.svelte";

/** A failed request. `problem.code` is the server's error code, or `unreachable` without an answer. */
export class CallFailed extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.message);
  }
}

export function isUnreachable(error: unknown): boolean {
  return error instanceof CallFailed && error.problem.code === "unreachable";
}

/** Browsers allow 64 KiB for all keepalive requests together, and a character takes at most three bytes. */
const MAX_KEEPALIVE_CHARS = 16_000;

/** Send a request to the server. Throws `CallFailed`. */
export async function call<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  const text = body === undefined ? null : JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: text === null ? {} : { "Content-Type": "application/json" },
      body: text,
      // `keepalive` finishes the request even if the person leaves the page at once.
      keepalive: method === "POST" && (text ?? "").length <= MAX_KEEPALIVE_CHARS,
    });
  } catch {
    throw new CallFailed({ code: "unreachable", message: "" }, 0);
  }
  const nothing = response.status === 204;
  const answer: unknown = nothing ? null : await response.json().catch(() => undefined);
  if (!response.ok || answer === undefined) throw new CallFailed(problemIn(answer), response.status);
  return answer as T;
}

/** Return the error in an answer. A truncated answer counts as `unreachable`. */
function problemIn(answer: unknown): Problem {
  const error = (answer as { error?: Partial<Problem> } | null | undefined)?.error;
  return { ...error, code: error?.code ?? "unreachable", message: error?.message ?? "" };
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

/**
 * The parameter `seen` is the last event that the page knows. The server refuses an outdated choice, and includes this event in
 * an answer, even if another server stored it.
 */
export const api = {
  announcement: () => call<Announced>("GET", "/api/announcement"),
  me: () => call<Me>("GET", "/api/account"),
  keepFace: (face: string) => call<Me>("POST", "/api/account/face", { face }),
  /** `device` is the server's ID of this device, or empty without a subscription. */
  notifying: (device: string) => call<Notifying>("GET", `/api/notifying${device && `?device=${device}`}`),
  startNotifying: (subscription: Subscription) => call<null>("POST", "/api/notifying/begin", subscription),
  stopNotifying: (endpoint: string) => call<null>("POST", "/api/notifying/end", { endpoint }),
  games: () => call<Game[]>("GET", "/api/games"),
  game: (key: string) => call<GameDetails>("GET", `/api/games/${encodeURIComponent(key)}`),
  preparing: () => call<Preparing[]>("GET", "/api/preparing"),
  want: (game: string) => call<Preparing[]>("POST", "/api/preparing", { game }),
  tables: () => call<Table[]>("GET", "/api/tables"),
  table: (id: string) => call<Table>("GET", at(id)),
  open: (table: NewTable) => call<Table>("POST", "/api/tables", { ...table, face: settings.face }),
  sit: (id: string, name: string, seat: number | null, seen: number) =>
    call<Table>("POST", `${at(id)}/seats`, { name, seat, face: settings.face, seen }),
  arrange: (id: string, wish: Arrange) => call<Table>("POST", `${at(id)}/arrangement`, wish),
  handOver: (id: string) => call<HandOver>("POST", `${at(id)}/hand-over`),
  takeAlong: (id: string, ticket: string, take: boolean) =>
    call<TakenAlong>("POST", `${at(id)}/take-along`, { ticket, take }),
  leave: (id: string, seen: number) => call<Table>("POST", `${at(id)}/leave`, { seen }),
  resign: (id: string, seen: number | null) => call<Table>("POST", `${at(id)}/resign`, { seen }),
  list: (id: string, listed: boolean) => call<Table>("POST", `${at(id)}/listing`, { listed }),
  rematch: (id: string, seen: number) => call<Table>("POST", `${at(id)}/rematch`, { seen }),
  decide: (id: string, seat: number, wish: Wish, seen: number) =>
    call<Table>("POST", `${at(id)}/away`, { seat, wish, seen }),
  answerUndo: (id: string, number: number, agree: boolean) =>
    call<Table>("POST", `${at(id)}/take-back/answer`, { number, agree }),
  talk: (id: string) => call<Conversation>("GET", `${at(id)}/talk`),
  say: (id: string, said: Say) => call<Spoken>("POST", `${at(id)}/talk`, said),
  report: (id: string, line: number) => call<null>("POST", `${at(id)}/talk/${line}/report`),
  show: (id: string, show: boolean, seen: number) => call<Table>("POST", `${at(id)}/showing`, { show, seen }),
  look: (id: string, seat: number | null, seen: number) =>
    call<Table>("POST", `${at(id)}/looking`, { seat, seen }),
  hint: (id: string, seen: number) => call<Hint>("GET", `${at(id)}/hint?seen=${seen}`),
  replay: (id: string, seen = 0) => call<Replay>("GET", `${at(id)}/replay?seen=${seen}`),
  analysis: (id: string, seen = 0) => call<Analysing>("GET", `${at(id)}/analysis?seen=${seen}`),
  ratings: (id: string) => call<Settlement>("GET", `${at(id)}/ratings`),
  bring: (record: unknown) => call<Replay>("POST", "/api/replays", record),
  brought: (id: string) => call<Replay>("GET", `/api/replays/${encodeURIComponent(id)}`),
  broughtAnalysis: (id: string) => call<Analysing>("GET", `/api/replays/${encodeURIComponent(id)}/analysis`),
  told: (id: string) => call<GameRecord>("GET", api.record(id)),
  broughtRecord: (id: string) => call<GameRecord>("GET", `/api/replays/${encodeURIComponent(id)}/record`),
  record: (id: string) => `${at(id)}/record`,
};
