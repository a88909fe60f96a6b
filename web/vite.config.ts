import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { licences } from "./licences.ts";
import { rulebooks } from "./rulebook.ts";
import { shell } from "./shell.ts";
import { smaller } from "./smaller.ts";
import { texts } from "./texts.ts";

const server = process.env.MATCHWOOD_SERVER ?? "http://127.0.0.1:8000";
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const gameOf = (id: string) => /\/games\/(\w+)\/(names|retold|pitch)\./.exec(id)?.[1] ?? null;

export default defineConfig({
  base: "/",
  plugins: [texts, rulebooks, svelte(), licences, shell, smaller],
  resolve: { alias: { $lib: folder("./src/lib"), $table: folder("./src/table") } },
  build: {
    outDir: "../src/matchwood/server/pages",
    emptyOutDir: true,
    // Inlined assets would be data: URLs, which the page's content security policy forbids.
    assetsInlineLimit: 0,
    // All browsers since 2023 support `modulepreload`. Older browsers load the parts of the page later.
    modulePreload: { polyfill: false },
    // Few files, because a browser makes at most six requests at a time over HTTP/1.1: one file for the first page, one for
    // all tables (most other pages need nearly all of it), one that a game's table and replay share, one for lessons.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"] },
            { name: "table", test: /\/src\/(table|showing|pages\/TablePage)|\/svelte\/src\/transition\// },
            { name: "table", test: /\/src\/(lib|rulebook|fair\/dealings)/, minShareCount: 2 },
            { name: gameOf, debugName: "games" },
            { name: "learn", test: /\/src\/learn\// },
          ],
        },
      },
    },
  },
  server: {
    // The texts and the rules of the games are outside this folder.
    fs: { allow: [".", "../src/matchwood/cardgames", "../docs"] },
    // The server refuses requests from other sites, so the proxy keeps the address that the browser used.
    proxy: {
      "/api": { target: server, changeOrigin: false },
      "/live": { target: server, changeOrigin: false, ws: true },
    },
  },
});
