/* Tests say things in every language at once: all words are there from the start. */
import { vi } from "vitest";

// The language stands on the page, of which there is none here.
vi.stubGlobal("document", { documentElement: { lang: "" } });
vi.stubGlobal("navigator", { languages: ["en"] });

const { languages } = await import("../src/lib/i18n.svelte");
const { common } = await import("../src/lib/words");
const { frontOf } = await import("../src/lib/front");
const { saidAtTable } = await import("../src/lib/tablewords");
const games = Object.keys(import.meta.glob("../src/games/*/words.ts")).map((path) => path.split("/").at(-2)!);
for (const said of [common, ...games.map(frontOf), ...games.map(saidAtTable)])
  for (const language of languages) await said.learn(language);
