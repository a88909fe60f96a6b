import { beforeEach, expect, test, vi } from "vitest";
import type { Table } from "../src/lib/protocol";

const { api, CallFailed } = await import("../src/lib/net/api");
const { OwnTables } = await import("../src/pages/own_tables.svelte");

type Sketch = Partial<Pick<Table, "state" | "yours" | "back">> & { moves?: string[] };

function table(id: string, { moves = [], state = "playing", yours = [0], back = null }: Sketch = {}): Table {
  const seats = [{ seat: 0, kind: "person", name: "Ada" }];
  return { id, game: "matchmaster", state, yours, back, seats, view: { moves } } as unknown as Table;
}

let calls: string[];
let known: Table[];

beforeEach(() => {
  calls = [];
  const note = (what: string) => (id: string, rest?: boolean | number | string) => {
    calls.push([what, id, ...(rest === undefined ? [] : [String(rest)])].join(" "));
    return Promise.resolve(known[0]!);
  };
  vi.spyOn(api, "tables").mockImplementation(() => Promise.resolve(known));
  vi.spyOn(api, "list").mockImplementation(note("list"));
  vi.spyOn(api, "leave").mockImplementation((id) => note("leave")(id));
  vi.spyOn(api, "sit").mockImplementation((id, name, seat) => note("sit")(id, `${name} ${String(seat)}`));
  vi.spyOn(api, "resign").mockImplementation((id) => note("resign")(id));
});

async function listed(...tables: Table[]) {
  known = tables;
  const own = new OwnTables();
  await own.load();
  return own;
}

const ids = (tables: Table[]) => tables.map(({ id }) => id);

test("tables that wait for this player come first, then running games, then open tables", async () => {
  const own = await listed(
    table("open", { state: "open" }),
    table("kept", { yours: [], back: 0 }),
    table("over", { state: "over" }),
    table("asked", { moves: ["pass"] }),
    table("ended", { state: "ended" }),
    table("going"),
  );
  expect(ids(own.first)).toEqual(["asked", "kept"]);
  expect(ids(own.others)).toEqual(["going", "open"]);
  expect(ids(own.finished)).toEqual(["over", "ended"]);
});

test("the server counts as unreachable until its next answer", async () => {
  const own = await listed();
  expect(own.unreachable).toBe(false);
  vi.mocked(api.tables).mockRejectedValueOnce(new CallFailed({ code: "unreachable", message: "" }, 0));
  await own.load();
  expect(own.unreachable).toBe(true);
  const again = own.load();
  expect(own.unreachable, "during the next request").toBe(true);
  await again;
  expect(own.unreachable).toBe(false);
  vi.mocked(api.tables).mockRejectedValueOnce(new CallFailed({ code: "busy", message: "" }, 503));
  await own.load();
  expect(own.unreachable).toBe(false);
});

test("a finished table can be removed and restored", async () => {
  const own = await listed(table("over", { state: "over" }));
  const [over] = own.finished as [Table];
  await own.remove(over);
  expect(own.isRemoved(over)).toBe(true);
  await own.putBack(over);
  expect(own.isRemoved(over)).toBe(false);
  expect(calls).toEqual(["list over false", "list over true"]);
});

test("removing an open table gives up the seat, and restoring it takes the seat again", async () => {
  const own = await listed(table("open", { state: "open" }));
  const [open] = own.running as [Table];
  await own.remove(open);
  await own.putBack(open);
  expect(calls).toEqual(["leave open", "list open false", "list open true", "sit open Ada 0"]);
});

test("a resigned game is removed from the list", async () => {
  const own = await listed(table("going"), table("asked", { moves: ["pass"] }));
  await own.resign(own.first[0]!);
  expect(ids(own.running)).toEqual(["going"]);
  expect(calls).toEqual(["resign asked", "list asked false"]);
});
