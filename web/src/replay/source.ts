import { api } from "$lib/net/api";
import { decoded } from "$lib/decoded";
import type { Analysing, GameRecord, Replay, Table } from "$lib/protocol";
import { tableOf } from "$lib/play/still";

export type Source = {
  /** The path of the requests about this game. */
  path: string;
  table: () => Promise<Table>;
  replay: () => Promise<Replay>;
  analysis: () => Promise<Analysing>;
  record: () => Promise<GameRecord>;
};

function ofTable(id: string): Source {
  return {
    path: `/api/tables/${encodeURIComponent(id)}`,
    table: () => api.table(id),
    replay: () => api.replay(id),
    analysis: () => api.analysis(id),
    record: () => api.told(id),
  };
}

/** A record from a file has no people at its seats. */
function ofFile(id: string): Source {
  const replay = api.brought(id);
  return {
    path: `/api/replays/${encodeURIComponent(id)}`,
    table: async () => tableOf(await replay),
    replay: () => replay,
    analysis: () => api.broughtAnalysis(id),
    record: () => api.broughtRecord(id),
  };
}

/** Return the source for "/t/ID/replay" or "/replay/ID", or `null` for "/replay". */
export function sourceAt(address: string): Source | null {
  const [first, second = ""] = address.split("/").filter(Boolean).map(decoded);
  if (first === "t") return ofTable(second);
  return second ? ofFile(second) : null;
}

/**
 * Return the unchecked records in a file: one on each line, one on many lines, or exported account data. Other files
 * give no records.
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
