/*
 * Adds the files that make the page an installable app: a manifest for each language, and the service worker with the list
 * of the files that it caches. The list contains a hash of all files, so browsers install a new worker for each build.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import { byLanguage, Words } from "./src/lib/i18n/fluent.ts";

const WORKER = "sw.js";

/** The parts of the page that work without a connection: the texts, the rules and their cards, the settings, the pages of lessons. */
const OFFLINE = [
  /\/learn\/LearnPage\.svelte$/,
  /\/RulesPage\.svelte$/,
  /\.md\?rulebook$/,
  /\/drawing\.ts$/,
  /\.ftl\?(first|table)$/,
  /\/SettingsSheet\.svelte$/,
];

/** Further parts for lessons, which the worker fetches later: texts, the tables of the games, sounds. */
const LESSONS = [/\.ftl\?lessons$/, /\/games\/\w+\/Table\.svelte$/, /\/sounds\/player\.ts$/];

const STYLE_FILES = /\.(woff2|svg)$/;

const PAGE = "index.html";
const WORDS = new URL("src/lib/words/", import.meta.url);

const COLOUR = "#e6c995";

export const shell: Plugin = {
  name: "shell",
  apply: "build",
  generateBundle: {
    order: "post", // after Vite has added index.html
    async handler(_, bundle) {
      for (const [language, text] of Object.entries(manifests()))
        this.emitFile({ type: "asset", fileName: `app.${language}.webmanifest`, source: text });
      const code = await worker();
      const made = { version: versionOf(bundle, code), page: `/${PAGE}`, ...kept(bundle) };
      const source = code.replace("__BUILD__", () => JSON.stringify(made));
      this.emitFile({ type: "asset", fileName: WORKER, source });
    },
  },
};

/** Build the service worker separately, so that it shares no file with the page. */
async function worker(): Promise<string> {
  const input = fileURLToPath(new URL("src/worker/main.ts", import.meta.url));
  const made = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: { write: false, modulePreload: false, rolldownOptions: { input } },
  });
  return (made as Rolldown.RolldownOutput).output[0].code;
}

export function manifests(): Record<string, string> {
  const files = readdirSync(WORDS).map((name) => [name, readFileSync(new URL(name, WORDS), "utf8")]);
  const texts = byLanguage(Object.fromEntries(files) as Record<string, string>);
  const inLanguages = Object.keys(texts).map((language) => [
    language,
    manifestIn(new Words(texts, language), language),
  ]);
  return Object.fromEntries(inLanguages) as Record<string, string>;
}

function manifestIn(words: Words, language: string): string {
  const icon = (name: string, size: number, purpose = "any") => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    id: "/",
    start_url: "/",
    scope: "/",
    name: words.say("app-title"),
    short_name: words.say("app-title"),
    description: words.say("app-strap"),
    lang: language,
    display: "standalone",
    theme_color: COLOUR,
    background_color: COLOUR,
    categories: ["games"],
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      icon("app-192", 192),
      icon("app-512", 512),
      icon("maskable-512", 512, "maskable"),
    ],
  });
}

/** Return a hash of the build. The names of all files except the page already contain hashes of their content. */
function versionOf(bundle: Rolldown.OutputBundle, worker: string): string {
  const digest = createHash("sha256").update(Object.keys(bundle).sort().join("\n")).update(worker);
  const page = bundle[PAGE];
  if (page?.type === "asset") digest.update(page.source);
  return digest.digest("hex").slice(0, 16);
}

/** Return the addresses that the worker caches: `files` at its installation, `lessons` later. */
function kept(bundle: Rolldown.OutputBundle): { files: string[]; lessons: string[] } {
  const files = addressesOf(bundle, [new RegExp(`/${PAGE}$`), ...OFFLINE]);
  const drawn = Object.keys(bundle).filter((name) => STYLE_FILES.test(name));
  const all = [...files, ...drawn.map((name) => `/${name}`)].sort();
  return { files: all, lessons: addressesOf(bundle, LESSONS).filter((address) => !all.includes(address)) };
}

function addressesOf(bundle: Rolldown.OutputBundle, modules: RegExp[]): string[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk" || found.has(name)) return;
    found.add(name);
    chunk.viteMetadata?.importedCss.forEach((style) => found.add(style));
    chunk.imports.forEach(add);
  };
  for (const part of Object.values(bundle))
    if (part.type === "chunk" && part.moduleIds.some((id) => modules.some((one) => one.test(id))))
      add(part.fileName);
  return [...found].map((name) => `/${name}`).sort();
}
