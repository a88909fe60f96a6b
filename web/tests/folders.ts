/*
 * The folders of the page. A folder may import only from folders in later lines of this list.
 *
 * Folders of the same line do not import each other. "games/*" means each folder in "games", so no game imports another
 * one.
 */
const ORDER = [
  ["."], // main.ts and App.svelte, which select the page of an address
  ["puzzles"], // the puzzles of a day, with the replay of what follows
  ["pages", "learn", "replay", "account"], // tables and their waiting rooms, lessons, replays, the account
  ["question", "daily"], // a position at which the reader chooses a move; the deals of the day
  ["branches", "waiting"], // games that start from a finished game; the waiting room
  ["today"], // the deal of the day and the latest games, for the front page
  ["games"], // the list of games, from its folders and from the server
  // A folder for each game, and the table of games that have no folder here.
  ["games/*", "default_table"],
  // The folders from here to "table/texts" are shared by the tables of all games.
  ["table/layout"], // the bars, seats and status around the cards
  ["table/rules"], // the rules, the house rules, a drawing of a turn
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
  ["table"], // the scene, the interface of a game, keys
  ["table/texts", "table/animation"], // names, numbers, sentences; moving cards
  ["showing", "rating", "report", "rulebook", "fair", "banter"], // card sharing; ratings; reports; rules; fair deals; remarks
  ["lib/ui"], // fields, switches, dialogs
  ["face", "operator"], // faces of people and bots, and their speech bubbles; links of the operator
  // The folders from here to "lib" are shared by all pages.
  ["lib/play", "lib/new_table", "lib/notifications"], // a followed game; settings for a new table; notifications
  ["lib/animation", "lib/player"], // the queue of beats, motion; the data that the browser keeps about its player
  ["lib/net"], // requests to the server and the connection to it
  ["lib/i18n", "lib/sounds", "lib/device"], // the texts in the chosen language; sounds; abilities of the browser
  ["lib"], // the types of the protocol, addresses, the browser's storage
  ["style", "assets"],
  ["worker"], // the service worker
];

const ALIASES: Record<string, string> = { $lib: "lib", $table: "table" };

const ENDINGS = ["", ".ts", ".svelte.ts", "/index.ts", "/index.svelte.ts"];

/** `from "…"`, `import "…"` and `import("…")`, in scripts and in markup. */
const IMPORT = /\b(?:from|import)\s*\(?\s*["'`]([^"'`\n]+)["'`]/g;

type Folder = { name: string; line: number };

/** Return the errors in the imports of these files, which are texts by their paths in `src`. Packages are ignored. */
export function wrongImports(files: Record<string, string>): string[] {
  return Object.entries(files).flatMap(([file, text]) => {
    if (!/\.(ts|svelte)$/.test(file)) return [];
    const from = folderOf(file);
    if (!from) return [`${file} is in no folder that is listed in tests/folders.ts: add its folder there.`];
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

/** Return a path in `src`; `null` for a package. */
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

/** Return the folder of a file, which `ORDER` contains by its name or by a "*". */
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
    return `${from.name} and ${to.name} must not import each other. Move what both need to ${below}, or further down.`;
  return `${from.name} is below ${to.name}. Let ${to.name} pass in what is needed, as a prop or an argument, or move it to ${from.name} or further down.`;
}
