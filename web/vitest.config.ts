import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

const folder = fileURLToPath(new URL("tests/", import.meta.url));

/** Tests that replace modules or globals before they load others. Each of these files loads all modules again. */
const mocking = readdirSync(folder)
  .filter((name) => name.endsWith(".test.ts"))
  .filter((name) => /\bvi\.(mock|hoisted)\(/.test(readFileSync(folder + name, "utf8")))
  .map((name) => `tests/${name}`);

export default mergeConfig(
  page,
  defineConfig({
    test: {
      pool: "threads", // start sooner than processes
      testTimeout: 120_000, // milliseconds; long enough for a busy machine
      projects: [
        {
          extends: true,
          test: {
            name: "mocking",
            include: mocking,
            isolate: false,
            setupFiles: ["tests/fresh-modules.ts", "tests/setup.ts"],
          },
        },
        {
          extends: true,
          test: {
            name: "shared",
            include: ["tests/*.test.ts"],
            exclude: mocking,
            isolate: false,
            setupFiles: ["tests/setup.ts"],
          },
        },
      ],
    },
  }),
);
