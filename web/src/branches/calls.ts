import { call } from "$lib/net/api";
import type { Branch, NewBranch, Table } from "$lib/protocol";

/** The requests about games that continue a finished game. `path` is the path of its table or record. */
export const branches = {
  of: (path: string) => call<Branch[]>("GET", `${path}/branches`),
  start: (path: string, wish: NewBranch) => call<Table>("POST", `${path}/branches`, wish),
};
