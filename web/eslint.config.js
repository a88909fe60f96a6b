/* What ESLint looks for in the page. Types are judged by svelte-check, the form by Prettier. */
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
      // What is watched is replaced whole (`$state.raw`); it wants a SvelteMap also where nobody watches.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    // With types, TypeScript would put its program together anew for each component: twice the time. It also
    // takes the snippets of a component and what its `<script module>` exports for `any`.
    files: ["**/*.svelte", "**/*.js"],
    extends: [ts.configs.disableTypeChecked],
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // svelte-check knows which names there are, those of the browser and of types too.
      "no-undef": "off",
    },
  },
);
