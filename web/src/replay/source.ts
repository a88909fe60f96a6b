import { api } from "$lib/api";
import { decoded } from "$lib/decoded";
import type { Analysing, Replay, Seat, Table } from "$lib/protocol";

/** Where a game comes from that somebody looks back at. */
export type Source = {
  table: () => Promise<Table>;
  replay: () => Promise<Replay>;
  analysis: () => Promise<Analysing>;
};

function ofTable(id: string): Source {
  return {
    table: () => api.table(id),
    replay: () => api.replay(id),
    analysis: () => api.analysis(id),
  };
}

/** A record that somebody brought along: nobody sits there any more, and the seats are known by their letters. */
function ofFile(id: string): Source {
  const replay = api.brought(id);
  return {
    table: async () => tableFor(await replay),
    replay: () => replay,
    analysis: () => api.broughtAnalysis(id),
  };
}

/** "/t/ID/replay" or "/replay/ID"; nothing at "/replay". */
export function sourceAt(address: string): Source | null {
  const [first, second = ""] = address.split("/").filter(Boolean).map(decoded);
  if (first === "t") return ofTable(second);
  return second ? ofFile(second) : null;
}

function tableFor({ id, game, players, options }: Replay): Table {
  return {
    id,
    game,
    players,
    options,
    idle: [],
    pace: "calm",
    window: 0,
    limit: 0,
    hints: false,
    clock: null,
    seal: null,
    takeover: false,
    showing: false,
    looking: null,
    hosting: false,
    watching: "nobody",
    back: null,
    left: null,
    next: null,
    created: "",
    seats: Array.from({ length: players }, (_, seat) => seatOf(seat)),
    watchers: 0,
    you: null,
    yours: [],
    state: "over",
    number: 0,
    closes_in: null,
    clocks: null,
    undo: null,
    view: null,
  };
}

function seatOf(seat: number): Seat {
  return {
    seat,
    kind: "bot",
    name: "ABCDEFGH".charAt(seat),
    level: null,
    here: true,
    instead_of: null,
    automatic: 0,
    away: null,
    kept: false,
    shows: false,
    lookers: 0,
    standing: null,
  };
}

/**
 * The records in a file, each as text that was not looked at yet: one a line, a single one over many lines, or those in
 * what somebody saved of their account. None in a file of another kind.
 */
export function recordsIn(text: string): string[] {
  const whole = objectIn(text);
  if (whole === null) {
    const lines = text.split("\n").filter((line) => line.trim());
    return lines.some(objectIn) ? lines : [];
  }
  const { records } = whole as { records?: unknown };
  if (!Array.isArray(records)) return [text];
  return records.map((one: { record?: unknown } | null) => JSON.stringify(one?.record ?? one));
}

function objectIn(text: string): object | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" ? found : null;
  } catch {
    return null;
  }
}
