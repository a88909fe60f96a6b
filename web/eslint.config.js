/* svelte-check checks the types, and Prettier the format. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["public"]),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  { languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // The page replaces state as a whole (`$state.raw`). The rule wants a SvelteMap even for other maps.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    // Rules with types would double the time, because TypeScript builds its program again for each component. They would
    // also report `any` for snippets and for exports of `<script module>`.
    files: ["**/*.svelte", "**/*.js"],
    extends: [ts.configs.disableTypeChecked],
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // svelte-check finds undefined names, and knows those of the browser and of types.
      "no-undef": "off",
    },
  },
);
