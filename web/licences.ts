/*
 * Writes `licenses.txt`: the third-party packages in the built page, and their licences.
 *
 * The list contains only packages whose code or files are in the page, not the other build tools. The folder `licences/`
 * contains the licences of packages that are published without one.
 */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

const HELPER = /^\0(vite|rolldown)\//;

/** Matches the end of a licence, before licences of further packages that are not in the page. */
const NOT_IN_THE_PAGE = /^# Licenses of bundled dependencies/m;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const licences: Plugin = {
  name: "licences",
  apply: "build",
  generateBundle(_, bundle) {
    const files = new Map<string, string[]>();
    const add = (from: string, ...taken: string[]) => {
      const folder = from.replace(HELPER, here("node_modules/$1/")).match(PACKAGE)?.[0];
      if (folder) files.set(folder, [...(files.get(folder) ?? []), ...taken]);
    };
    for (const part of Object.values(bundle)) {
      if (part.type === "asset") for (const from of part.originalFileNames) add(here(from), part.fileName);
      else
        for (const [from, module] of Object.entries(part.modules)) if (module.renderedLength > 0) add(from);
    }
    const sections = [...files].map(([folder, taken]) => sectionOf(folder, taken)).sort();
    const head = "These pages contain the work of others, under these licences.";
    this.emitFile({
      type: "asset",
      fileName: "licenses.txt",
      source: [head, ...sections].join("\n\n") + "\n",
    });
  },
};

/** Return a heading such as `=== name version (licence): files ===`, and the text of the licence. */
function sectionOf(folder: string, files: string[]): string {
  const about = readFileSync(`${folder}/package.json`, "utf8");
  const { name, version, license } = JSON.parse(about) as {
    name: string;
    version: string;
    license?: unknown;
  };
  if (typeof license !== "string") throw new Error(`${name} does not say under which licence it is.`);
  const own = readdirSync(folder).find((file) => /^(licen[cs]e|copying)/i.test(file));
  const text = own ? `${folder}/${own}` : here(`licences/${name}.txt`);
  if (!existsSync(text))
    throw new Error(`${name} is published without its licence: put the text into ${text}.`);
  const taken = files.length ? `: ${files.join(", ")}` : "";
  return `=== ${name} ${version} (${license})${taken} ===\n\n${readFileSync(text, "utf8").split(NOT_IN_THE_PAGE)[0]!.trim()}`;
}
