/* Divides the texts into the modules that the page loads, with English for missing translations. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { messagesIn } from "./src/lib/i18n/fluent.ts";

const GAMES = fileURLToPath(new URL("../src/matchwood/cardgames/", import.meta.url));

/**
 * The parts into which a game's texts are divided, so that a page loads only what it shows: the
 * front page, lessons, results, and the table. The page leaves out the texts of the terminal and of views in words.
 */
const PARTS: Record<string, (name: string) => boolean> = {
  front: (name) => /^(title|about|option-|kind-)/.test(name),
  lessons: (name) => name.startsWith("lesson-"),
  ending: (name) => name.startsWith("ending-"),
  table: (name) => !/^(lesson|ending|position|terminal|typed)-/.test(name),
};

const FIRST_TEXTS = /\/(\w+)\.ftl\?first$/;

/**
 * Provides a part of a game's texts as a module such as `…/words/en.ftl?table`. The module `lib/words/en.ftl?first` contains all
 * English texts of the first page. The HTML makes the browser load it together with the script. The server removes the
 * links for other languages.
 */
export const texts: Plugin = {
  name: "texts",
  enforce: "pre",
  load(id) {
    const [, path, part] = /^(.*\.ftl)\?(first|lessons|ending|table)$/.exec(id) ?? [];
    if (!path || !part) return null;
    const found = part === "first" ? firstTexts(path) : textsOf(path, PARTS[part]);
    return `export default ${JSON.stringify(found)};`;
  },
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle = {} }) =>
      Object.values(bundle).flatMap((file) => {
        const first = file.type === "chunk" ? FIRST_TEXTS.exec(file.facadeModuleId ?? "") : null;
        if (!first) return [];
        const attrs = { rel: "modulepreload", href: `/${file.fileName}`, hreflang: first[1] };
        return [{ tag: "link", attrs, injectTo: "head" as const }];
      }),
  },
};

/** Return all texts of the first page in the language of this file: those of the page itself, and those of each game. */
function firstTexts(path: string): Record<string, string> {
  const games = readdirSync(GAMES).filter((game) => existsSync(`${GAMES}${game}/words`));
  const texts = games.map((game) => [game, textsOf(`${GAMES}${game}/words/${basename(path)}`, PARTS.front)]);
  return { page: textsOf(path), ...(Object.fromEntries(texts) as Record<string, string>) };
}

function textsOf(path: string, isWanted: (name: string) => boolean = () => true): string {
  const messages = messagesOf(path);
  for (const [name, text] of messagesOf(path.replace(/[^/]+$/, "en.ftl")))
    if (!messages.has(name)) messages.set(name, text);
  return [...messages].flatMap(([name, text]) => (isWanted(name) ? [text] : [])).join("\n");
}

function messagesOf(path: string): Map<string, string> {
  return messagesIn(existsSync(path) ? readFileSync(path, "utf8") : "");
}
