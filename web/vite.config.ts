import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { licences } from "./licences.ts";
import { rulebooks } from "./rulebook.ts";

const server = process.env.MATCHWOOD_SERVER ?? "http://127.0.0.1:8000";
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Parts of a file of words: what the front page says, which loads before any table does; what lessons say; and all but that. */
const PARTS: Record<string, (message: string) => boolean> = {
  front: (message) => /^(title|about|option-)/.test(message),
  lessons: (message) => message.startsWith("lesson-"),
  table: (message) => !message.startsWith("lesson-"),
};

/** `…/words/en.ftl?front` holds the messages of that part. */
const parts: Plugin = {
  name: "parts of words",
  enforce: "pre",
  load(id) {
    const [, path, part] = /^(.*\.ftl)\?(front|lessons|table)$/.exec(id) ?? [];
    if (!path || !part) return null;
    const messages = readFileSync(path, "utf8").split(/\n(?=[\w#])/);
    return `export default ${JSON.stringify(messages.filter(PARTS[part]!).join("\n"))};`;
  },
};

export default defineConfig({
  base: "/",
  plugins: [parts, rulebooks, svelte(), licences],
  resolve: { alias: { $lib: folder("./src/lib"), $table: folder("./src/table") } },
  build: {
    outDir: "../src/matchwood/server/pages",
    emptyOutDir: true,
    // Inlined assets would be data: URLs, which the page's content security policy forbids.
    assetsInlineLimit: 0,
  },
  server: {
    // The words of the games and their rules stand outside of this folder.
    fs: { allow: [".", "../src/matchwood/cardgames", "../docs"] },
    // With the address that the browser asked for: the server refuses what another site sends.
    proxy: {
      "/api": { target: server, changeOrigin: false },
      "/live": { target: server, changeOrigin: false, ws: true },
    },
  },
  // A bound, not a measure: a machine may be busy with other things.
  test: { include: ["tests/**/*.test.ts"], testTimeout: 120_000 },
});
