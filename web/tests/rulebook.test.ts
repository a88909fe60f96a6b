import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { rulebookOf } from "../rulebook";
import { hasRulebook, rulebook } from "../src/rulebook";
import { addressOf, placeOf } from "../src/rulebook/place";

const DOCS = fileURLToPath(new URL("../../docs", import.meta.url));
const PAGES = readdirSync(DOCS, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => placeOf(`docs/${name}`));
const read = (name: string) => rulebookOf(readFileSync(join(DOCS, name), "utf8"), `docs/${name}`);
const anchorsIn = (html: string) => [...html.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);

const page = `# Sticks

See [the German page](../de/rules/sticks.md) and [below](#the-end).

## The rules & all

3. **Light.** Strike 1 < 2 sticks. <b>
4. **Burn.**
    - a. *Slowly:*
        - like this
    - b. Or not.
5. **Ash.**
    - plain

## The end

| a | b |
|---|---|
| 1 | \`2\` |

| 1 | 2 | 3 | 4 | 5 | 6 | 7 |
|---|---|---|---|---|---|---|
| 1 | 2 | 3 | 4 | 5 | 6 | 7 |
`;
const sticks = rulebookOf(page, "docs/rules/sticks.md");

test("a rulebook has a title and a list of parts", () => {
  expect([sticks.title, sticks.parts]).toEqual([
    "Sticks",
    [
      { id: "the-rules--all", title: "The rules & all" },
      { id: "the-end", title: "The end" },
    ],
  ]);
  expect(sticks.html).not.toContain("<h1");
});

test("a paragraph has the name that the code uses, which is also its anchor", () => {
  expect(anchorsIn(sticks.html)).toEqual(["the-rules--all", "3", "4", "4a", "4b", "5", "the-end"]);
  expect(sticks.html).toContain(
    '<li id="4b"><a class="paragraph" href="#4b">§\u00a04b</a><div>Or not.</div></li>',
  );
  expect(sticks.html).toContain(
    '<li id="4a"><a class="paragraph" href="#4a">§\u00a04a</a><div><em>Slowly:</em>',
  );
  expect(sticks.html).toContain("<li>plain</li>");
});

test("links to rules become links of the page, and other links are errors", () => {
  expect(sticks.html).toContain('<a href="/rules/sticks/de">the German page</a>');
  expect(sticks.html).toContain('<a href="#the-end">below</a>');
  const german = rulebookOf("# Hölzer\n\n[englisch](../../rules/sticks.md#3)", "docs/de/rules/sticks.md");
  expect(german.html).toContain('<a href="/rules/sticks/en#3">englisch</a>');
  expect(() => rulebookOf("# x\n\n[y](../notation.md)", "docs/rules/x.md")).toThrow("../notation.md");
});

test("advice is omitted", () => {
  const rules = rulebookOf("# x\n\nRules.\n\n[Strategy](../strategy/x.md).\n\n1. Play.", "docs/rules/x.md");
  expect(rules.html).toContain("<p>Rules.</p>");
  expect(rules.html).not.toContain("trategy");
});

test("only a table with many columns scrolls sideways", () => {
  expect(
    sticks.html.match(/<div class="wide" role="region" tabindex="0" aria-label="The end">/g),
  ).toHaveLength(1);
  expect(sticks.html).toContain("<code>2</code>");
});

describe.each(PAGES)("%s", (name) => {
  const { title, html, parts } = read(name);

  test("a rulebook has a title, parts, and no duplicate anchors", () => {
    const anchors = anchorsIn(html);
    expect(title).toBeTruthy();
    expect(parts.length).toBeGreaterThan(2);
    expect(anchors).toEqual([...new Set(anchors)]);
    expect(anchors.filter((anchor) => /^\d/.test(anchor!)).length).toBeGreaterThan(10);
  });

  test("each link of a rulebook has a target", () => {
    for (const [, href = ""] of html.matchAll(/ href="([^"]*)"/g)) {
      const [address, anchor] = href.split("#");
      const target = PAGES.find((page) => {
        const { game, language } = placeOf(`docs/${page}`)!;
        return address === "" ? page === name : address === addressOf(game, language);
      });
      expect(target, href).toBeDefined();
      if (anchor) expect(anchorsIn(read(target!).html)).toContain(anchor);
    }
  });

  test("a rulebook contains no styles and no scripts", () => {
    expect(html).not.toMatch(/<(script|style|img|iframe)|\s(style|on\w+)=|javascript:/);
  });
});

test("the rules are loaded in the requested language, or in English", async () => {
  const [german, english, polish] = ["de", "en", "pl"].map((language) => rulebook("tycoon", language));
  expect([german?.language, english?.language, polish?.language]).toEqual(["de", "en", "en"]);
  expect((await german?.load())?.parts[0]).toEqual({ id: "die-regeln", title: "Die Regeln" });
  expect(await english?.load()).toEqual(read("rules/tycoon.md"));
});

test("games of other packages and unknown names have no rulebook", () => {
  for (const game of ["chess_poker", "constructor", ""]) {
    expect(hasRulebook(game)).toBe(false);
    expect(rulebook(game, "en")).toBeNull();
  }
});
