import { describe, expect, test } from "vitest";
import { de as accountDe } from "../src/account/words/de";
import { en as accountEn } from "../src/account/words/en";
import { de } from "../src/lib/i18n/de";
import { en } from "../src/lib/i18n/en";
import { de as replayDe } from "../src/replay/words/de";
import { en as replayEn } from "../src/replay/words/en";
import { de as ratingDe } from "../src/rating/words/de";
import { en as ratingEn } from "../src/rating/words/en";
import { de as showingDe } from "../src/showing/words/de";
import { en as showingEn } from "../src/showing/words/en";

type Entry = [path: string, value: unknown];

function entries(words: unknown, path = ""): Entry[] {
  if (typeof words !== "object" || words === null) return [[path, words]];
  return Object.entries(words).flatMap(([key, value]) => entries(value, `${path}/${key}`));
}

/** Keys, signs and words that are the same in both languages. */
const SHARED =
  /^\/(app\/title|title|front\/bots|clock\/auto|(table\/)?rules\/keys\/\d\/key|seat\/dealerMark|kinds\/(Sand|sand|Wind|13)|name|passkeys|sheet\/pool|revolution\/title)$/;

describe.each([
  ["the pages", en, de],
  ["looking back", replayEn, replayDe],
  ["accounts", accountEn, accountDe],
  ["ratings", ratingEn, ratingDe],
  ["showing cards", showingEn, showingDe],
])("%s", (_, english, german) => {
  const inGerman = new Map(entries(german));

  test("have every entry in both languages", () => {
    expect(
      entries(german)
        .map(([path]) => path)
        .sort(),
    ).toEqual(
      entries(english)
        .map(([path]) => path)
        .sort(),
    );
  });

  test("leave no entry empty or untranslated", () => {
    for (const [path, value] of entries(english)) {
      const other = inGerman.get(path);
      expect(typeof other, path).toBe(typeof value);
      expect(other, path).not.toBe("");
      if (typeof value === "string" && !SHARED.test(path)) expect(other, path).not.toBe(value);
    }
  });

  test("speak of one, none and many without slips", () => {
    for (const [path, value] of [...entries(english), ...entries(german)]) {
      if (typeof value !== "function") continue;
      for (const count of [0, 1, 2, 7]) {
        const sentence: unknown = value(count, count, count, count);
        expect(sentence, path).toBeTypeOf("string");
        expect(sentence, path).not.toMatch(
          /undefined|NaN|\b1 (cards|tricks|points|matches|balls|Karten|Stiche|Punkte|Streichhölzer|Bälle)\b/,
        );
      }
    }
  });
});
