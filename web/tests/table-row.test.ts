import { render } from "svelte/server";
import { expect, test, vi } from "vitest";
import type { Table } from "../src/lib/protocol";
import { OwnTables } from "../src/pages/own_tables.svelte";
import TableList from "../src/pages/TableList.svelte";

vi.hoisted(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" }, addEventListener: () => {} });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("location", { protocol: "http:", host: "localhost", pathname: "/", search: "" });
  vi.stubGlobal("window", { addEventListener: () => {}, matchMedia: () => ({ addEventListener: () => {} }) });
});

function buttonOf(state: string, yours: number[]): string | undefined {
  const table = {
    id: "1",
    game: "sticks",
    state,
    yours,
    back: null,
    seats: [],
    created: "2026-01-01T10:00:00Z",
  };
  const list = [table as unknown as Table];
  const { body } = render(TableList, { props: { list, tables: new OwnTables() } });
  return /data-testid="go-on"[^>]*>([^<]*)</.exec(body)?.[1];
}

test("each unfinished table has a button whose label depends on its state", () => {
  expect(buttonOf("playing", [0])).toBe("Continue");
  expect(buttonOf("playing", [])).toBe("Watch");
  expect(buttonOf("open", [0])).toBe("Open table");
  expect(buttonOf("over", [0])).toBeUndefined();
});
