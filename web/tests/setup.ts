/* Load the texts of all languages, because tests use several at once. */
import { vi } from "vitest";

// The imported modules use these parts of a page.
vi.stubGlobal("document", { documentElement: { lang: "" }, hidden: false });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("location", { pathname: "/", search: "" });
vi.stubGlobal("window", {
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  addEventListener: () => {},
});

const { i18n, languages } = await import("../src/lib/i18n/i18n.svelte");
await import("../src/games");
const { saidAtTable } = await import("../src/lib/i18n/tablewords");
for (const language of languages) await i18n.learn(language);
for (const path of Object.keys(import.meta.glob("../src/games/*/words.ts")))
  for (const language of languages) await saidAtTable(path.split("/").at(-2)!).learn(language);
