/* Load the texts of all languages, because tests use several at once. */
import { vi } from "vitest";

// The imported modules read the language of a page.
vi.stubGlobal("document", { documentElement: { lang: "" } });
vi.stubGlobal("navigator", { languages: ["en"] });

const { languages } = await import("../src/lib/i18n/i18n.svelte");
const { saidAtTable } = await import("../src/lib/i18n/tablewords");
for (const path of Object.keys(import.meta.glob("../src/games/*/words.ts")))
  for (const language of languages) await saidAtTable(path.split("/").at(-2)!).learn(language);
