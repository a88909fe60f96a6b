/*
 * The folders of the page, and which of them may know which.
 *
 * Imports lead one way only: from a folder to those further down in this list. Folders of one line know nothing of each
 * other, and with "*" that holds for every folder there: no game knows another one. So each folder can be read, and
 * changed, with no more in mind than what stands below it.
 */
const ORDER = [
  ["."], // main.ts and App.svelte: which page belongs to an address
  ["pages", "learn", "replay", "account"], // the pages: tables and their waiting rooms, lessons, looking back, one's account
  ["games"], // which games there are: it finds the folders in it by itself, and asks the server for the others
  // One game each: its table, its words, how its moves are told. And the table of all games that have no folder here.
  ["games/*", "default_table"],
  // What the tables of all games share. A folder of a subject knows the scene and the small helpers in "table" itself.
  ["table/layout"], // the page around the cards: bars, seats, status
  ["table/rules"], // the rules, the house rules, a picture of a turn
  [
    "table/absence",
    "table/chat",
    "table/clock",
    "table/hint",
    "table/history",
    "table/leave",
    "table/result",
  ],
  ["table/cards"], // cards in a hand, backs of cards, dealing
  ["table"], // the scene, what a game offers, keys
  ["table/texts", "table/animation"], // names, numbers and sentences; flying and gliding cards
  ["showing", "rating", "rulebook", "fair", "banter"], // cards for those who watch; ratings; rules; fair deals; what bots say
  ["lib/ui"], // fields, switches, windows
  ["face"], // how people and bots look, and where it is shown that they speak
  // What all pages share. Every folder knows the files in "lib" itself.
  ["lib/play", "lib/new_table", "lib/notifications"], // a game that is played; choices for a new table; notifications
  ["lib/animation", "lib/player"], // the queue of moments, motion; what the browser knows about its player
  ["lib/net"], // requests to the server and the connection to it
  ["lib/i18n", "lib/sounds", "lib/device"], // the texts in the chosen language; sounds; abilities of the browser
  ["lib"], // the types of the protocol, addresses, what the browser remembers
  ["style", "assets"],
  ["worker"], // keeps the pages in the browser: a program of its own
];

const ALIASES: Record<string, string> = { $lib: "lib", $table: "table" };

/** What may be left out at the end of an import. */
const ENDINGS = ["", ".ts", ".svelte.ts", "/index.ts", "/index.svelte.ts"];

/** `from "…"`, `import "…"` and `import("…")`, in scripts as in what a component shows. */
const IMPORT = /\b(?:from|import)\s*\(?\s*["'`]([^"'`\n]+)["'`]/g;

type Folder = { name: string; line: number };

/** What is wrong with the imports of these files: their text by their path in `src`. Only paths of the page are followed. */
export function wrongImports(files: Record<string, string>): string[] {
  return Object.entries(files).flatMap(([file, text]) => {
    if (!/\.(ts|svelte)$/.test(file)) return [];
    const from = folderOf(file);
    if (!from)
      return [`${file} is in no folder that is listed in tests/folders.ts: give it its place there.`];
    return [...text.matchAll(IMPORT)].flatMap(([, path = ""]) => {
      const wanted = meant(file, path);
      if (wanted === null) return [];
      const imported = ENDINGS.map((ending) => wanted + ending).find((one) => one in files);
      if (!imported) return [`${file} imports ${path}, which is no file.`];
      const problem = problemBetween(from, folderOf(imported));
      return problem ? [`${file} imports ${imported}: ${problem}`] : [];
    });
  });
}

/** The path in `src` that an import means; `null` for a package. */
function meant(file: string, path: string): string | null {
  const [first = "", ...rest] = path.split("/");
  if (Object.hasOwn(ALIASES, first)) return [ALIASES[first], ...rest].join("/");
  if (!first.startsWith(".")) return null;
  const parts = file.split("/").slice(0, -1);
  for (const part of [first, ...rest]) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}

/** The folder of a file, if it is in the list: by its name, or by the "*" of the folder around it. */
function folderOf(file: string): Folder | undefined {
  const parts = file.split("/").slice(0, -1);
  const name = parts.join("/") || ".";
  const group = [...parts.slice(0, -1), "*"].join("/");
  const line = ORDER.findIndex((folders) => folders.includes(name) || folders.includes(group));
  return line < 0 ? undefined : { name, line };
}

function problemBetween(from: Folder, to: Folder | undefined): string | null {
  if (!to || from.name === to.name || from.line < to.line) return null;
  const below = (ORDER[from.line + 1] ?? []).join(" or ");
  if (from.line === to.line)
    return `${from.name} and ${to.name} know nothing of each other. Move what both need to ${below}, or further down.`;
  return `${from.name} stands below ${to.name}. Let ${to.name} pass in what is needed, as a prop or an argument, or move it to ${from.name} or further down.`;
}
