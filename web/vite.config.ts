import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.MATCHWOOD_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "/",
  plugins: [svelte()],
  resolve: { alias: { $lib: fileURLToPath(new URL("./src/lib", import.meta.url)) } },
  build: {
    outDir: "../src/matchwood/server/pages",
    emptyOutDir: true,
    // Inlined assets would be data: URLs, which the page's content security policy forbids.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { "/api": server, "/live": { target: server, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
