import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { afterEach, describe, expect, test } from "vitest";
import { byLanguage, Words } from "../src/lib/i18n/fluent";
import { i18n, languages } from "../src/lib/i18n/i18n.svelte";
import { common, Said, say } from "../src/lib/i18n/words";
import { messages, wrongWords } from "./words";

afterEach(() => i18n.use("en"));

const SRC = fileURLToPath(new URL("../src", import.meta.url));

const files = Object.fromEntries(
  readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte|ftl)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [relative(SRC, path).replaceAll("\\", "/"), readFileSync(path, "utf8")]),
);

test("all languages have the same messages, and all used messages exist", () => {
  expect(Object.keys(files).length).toBeGreaterThan(100);
  expect(wrongWords(files)).toEqual([]);
});

const page: Record<string, string> = {
  "lib/words/en.ftl": "close = Close\nseat = { $name } sits\nstate-over = over\nkey-a = do it\n    .key = A",
  "lib/words/de.ftl": "close = Zu\nseat = { $name } sitzt\nstate-over = aus\nkey-a = los\n    .key = A",
  "shop/words/en.ftl": "price = Price\ntill = { price } at the till",
  "shop/words/de.ftl": "price = Preis\ntill = { price } an der Kasse",
  "lib/Seat.svelte": '<p title={say("seat", { name })}>{say(`state-${state}`)}</p>',
  "shop/till.ts": 'const text: string = say("till") + common.say("close");',
  "games/whist/Table.svelte": '{say("trick")}',
};

test("complete texts give no error", () => {
  expect(wrongWords(page)).toEqual([]);
});

test.each([
  ["lib/words/de.ftl", "close = Zu\n", "", "lib/words/de.ftl has no close"],
  ["lib/words/de.ftl", "    .key = A", "", "lib/words/de.ftl has no key-a.key"],
  ["lib/words/de.ftl", "$name", "$who", "lib/words/en.ftl has other variables in seat than another language"],
  ["lib/words/de.ftl", "{ $name } sitzt", "{ $name sitzt", "lib/words/de.ftl has no seat"],
  ["shop/till.ts", "close", "shut", 'shop/till.ts: common.say("shut") has no message'],
  ["shop/till.ts", "common.", "", 'shop/till.ts: say("close") has no message'],
  ["shop/till.ts", 'common.say("close")', "1", "lib/words: close is never used"],
  [
    "shop/till.ts",
    '"close"',
    "name",
    "shop/till.ts: common.say(name) has a name that is known only at runtime",
  ],
  ["lib/Seat.svelte", "state-", "phase-", "lib/Seat.svelte: say(`phase-${state}`) has no message"],
  ["lib/Seat.svelte", ", { name }", "", 'lib/Seat.svelte: say("seat") lacks name'],
  [
    "lib/Seat.svelte",
    "{ name }",
    "{ name, at }",
    'lib/Seat.svelte: say("seat", { name, at }) has no variable for at',
  ],
])("in %s, %j changed to %j is found", (file, before, after, problem) => {
  const text = page[file]!;
  expect(text).toContain(before);
  expect(wrongWords({ ...page, [file]: text.replace(before, after) })).toContain(problem);
});

test("an added language needs a file in each folder", () => {
  const wrong = wrongWords({ ...page, "lib/words/pl.ftl": page["lib/words/en.ftl"]! });
  expect(wrong).toEqual(["shop/words/pl.ftl has no price", "shop/words/pl.ftl has no till"]);
});

test("a language needs only its files", () => {
  expect(languages).toEqual(Object.keys(byLanguage(wordsOf("lib"))).sort());
  const polish = `file = { $count ->
    [one] { $count } plik
    [few] { $count } pliki
   *[many] { $count } plików
}`;
  const said = new Said({ "words/en.ftl": "file = a file\nclose = Close", "words/pl.ftl": polish });
  i18n.use("pl");
  expect(document.documentElement.lang).toBe("pl");
  expect([1, 3, 5].map((count) => said.say("file", { count }))).toEqual(["1 plik", "3 pliki", "5 plików"]);
  expect([said.say("close"), say("app-close")]).toEqual(["Close", "Close"]);
  i18n.use("en");
  expect(said.say("file")).toBe("a file");
});

/** Types whose values come from the server, and the start of their messages. */
const NAMED = [
  ["ClockKey", "clock."],
  ["ErrorCode", "error-"],
  ["Pace", "pace."],
  ["Phrase", "phrases."],
  ["TableState", "state-"],
  ["Watching", "watching."],
  ["Wish", "wish-"],
];

/** The folders with texts of errors that only they cause. */
const EXPLAINING = ["account", "branches"];

test("all values that the server sends have texts", () => {
  const protocol = join(SRC, "lib/protocol.ts");
  const program = ts.createProgram([protocol], { strict: true, lib: ["lib.es5.d.ts"] });
  const spoken = [common.now, ...EXPLAINING.map((folder) => new Words(byLanguage(wordsOf(folder)), "en"))];
  const types = program.getSourceFile(protocol)!.statements.filter(ts.isTypeAliasDeclaration);
  for (const [type, beginning] of NAMED) {
    const found = program.getTypeChecker().getTypeAtLocation(types.find(({ name }) => name.text === type)!);
    const names = found.isUnion() ? found.types.map((one) => (one.isStringLiteral() ? one.value : "")) : [];
    expect(names.length, type).toBeGreaterThan(2);
    for (const name of names)
      expect(
        spoken.some((words) => words.has(`${beginning}${name}`)),
        `${beginning}${name}`,
      ).toBe(true);
  }
});

/** The folders with texts, without those of the games. */
const FOLDERS = Object.keys(files).flatMap((file) => /^(\w+)\/words\/en\.ftl$/.exec(file)?.[1] ?? []);

/** Messages that are equal in both languages. */
const SAME =
  /^(app-title|talk-title|front-bots|table-bot-of|clock-auto|rating-value|games-bot|graph-one|decision-does|sign-name|passkeys-title|key-.*\.key)$/;

/** An unfilled variable, two spaces, or a plural after 1. */
const SLIP = /\{| {2}|\b1 (chairs|people|days|hours|Stühle|Leute|Tage|Stunden)\b/;

describe.each(FOLDERS)("the texts of the folder %s", (folder) => {
  const texts = byLanguage(wordsOf(folder));
  const english = messages(texts.en!);
  const german = messages(texts.de!);

  test("the German texts differ from the English ones", () => {
    for (const [name, { pattern }] of english)
      if (!SAME.test(name)) expect(german.get(name)!.pattern, name).not.toEqual(pattern);
  });

  test("the texts are correct for 0, 1 and more", () => {
    for (const language of ["en", "de"]) {
      const words = new Words(texts, language);
      for (const [name, { gaps }] of english)
        for (const count of [0, 1, 2, 7])
          expect(words.say(name, Object.fromEntries(gaps.map((gap) => [gap, count]))), name).not.toMatch(
            SLIP,
          );
    }
  });
});

function wordsOf(folder: string): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([path]) => path.startsWith(`${folder}/words/`)));
}
