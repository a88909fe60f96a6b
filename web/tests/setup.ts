/* Tests say things in every language at once: all words are there from the start. */
import { vi } from "vitest";

// The language stands on the page, of which there is none here.
vi.stubGlobal("document", { documentElement: { lang: "" } });
vi.stubGlobal("navigator", { languages: ["en"] });

const { languages } = await import("../src/lib/i18n/i18n.svelte");
const { saidAtTable } = await import("../src/lib/i18n/tablewords");
for (const path of Object.keys(import.meta.glob("../src/games/*/words.ts")))
  for (const language of languages) await saidAtTable(path.split("/").at(-2)!).learn(language);
