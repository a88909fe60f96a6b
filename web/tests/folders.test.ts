import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { wrongImports } from "./folders";

const SRC = fileURLToPath(new URL("../src", import.meta.url));

test("the folders of the page import one way only", () => {
  const files = readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path): [string, string] => [relative(SRC, path).replaceAll("\\", "/"), readFileSync(path, "utf8")]);
  expect(files.length).toBeGreaterThan(100);
  expect(wrongImports(Object.fromEntries(files))).toEqual([]);
});

const page = {
  "App.svelte": '{#await import("./replay/Past.svelte") then Past}{/await}',
  "replay/Past.svelte": 'import { games } from "../games";',
  "games/index.ts": 'import { whist } from "./whist";',
  "games/whist/index.ts": 'import Seat from "$table/Seat.svelte";\nimport { mount } from "svelte";',
  "games/bridge/index.ts": "",
  "table/Seat.svelte": 'import { names } from "$lib/names";',
  "table/clock/Clock.svelte": "",
  "lib/net/api.ts": 'import { names } from "$lib/names";',
  "lib/names.svelte.ts": "",
};

test("imports from folders further down are allowed", () => {
  expect(wrongImports(page)).toEqual([]);
});

test.each([
  ["lib/names.svelte.ts", 'import type { Seat } from "$table/Seat.svelte";', "lib is below table"],
  ["table/Seat.svelte", 'import { games } from "../games";', "table is below games"],
  ["table/Seat.svelte", '{#await import("../games/whist")}{/await}', "table is below games/whist"],
  ["games/whist/index.ts", 'export * from "..";', "games/whist is below games"],
  ["games/whist/index.ts", 'import "../bridge";', "games/whist and games/bridge must not import each other"],
  ["games/whist/index.ts", 'import { gone } from "./gone";', "which is no file"],
  ["lib/i18n/words.ts", 'import { api } from "$lib/net/api";', "lib/i18n is below lib/net"],
  ["lib/names.svelte.ts", 'import { api } from "./net/api";', "lib is below lib/net"],
  [
    "table/chat/Line.svelte",
    'import Clock from "../clock/Clock.svelte";',
    "table/chat and table/clock must not import each other",
  ],
  ["lib/drawer/names.ts", "", "in no folder that is listed"],
  ["shop/Till.svelte", "", "in no folder that is listed"],
])("%s may not contain the import %s", (file, text, problem) => {
  const wrong = wrongImports({ ...page, [file]: text });
  expect(wrong).toHaveLength(1);
  expect(wrong[0]).toContain(file);
  expect(wrong[0]).toContain(problem);
});
