import { call } from "$lib/net/api";
import type { Branch, Challenge, NewBranch, Replay, Table } from "$lib/protocol";

/** The requests about games that continue a finished game. `path` is the path of its table or record. */
export const branches = {
  of: (path: string) => call<Branch[]>("GET", `${path}/branches`),
  start: (path: string, wish: NewBranch) => call<Table>("POST", `${path}/branches`, wish),
};

const at = (id: string) => `/api/challenges/${encodeURIComponent(id)}`;
const of = (table: string) => `/api/tables/${encodeURIComponent(table)}/challenges`;

export const challenges = {
  /** Return the challenge that this person made with the game of a table, if any. */
  of: (table: string) => call<Challenge[]>("GET", of(table)),
  make: (table: string) => call<Challenge>("POST", of(table)),
  show: (id: string) => call<Challenge>("GET", at(id)),
  accept: (id: string, name: string, face: string | null) =>
    call<Table>("POST", `${at(id)}/table`, { name, face }),
  report: (id: string, name: string) => call<null>("POST", `${at(id)}/report`, { name }),
  replay: (id: string, table: string) => call<Replay>("GET", `${at(id)}/games/${encodeURIComponent(table)}`),
};
