/* The rules of ESLint for the page. svelte-check checks the types, Prettier the form. */
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
      // Our state is replaced as a whole (`$state.raw`). The rule also wants a SvelteMap for other maps.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    // With types, TypeScript builds its program again for each component, which doubles the time. It also
    // infers `any` for a component's snippets and for the exports of its `<script module>`.
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
