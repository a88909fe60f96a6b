import { afterEach, expect, test, vi } from "vitest";
import { explainProblem } from "../src/lib/net/explain";
import { i18n } from "../src/lib/i18n/i18n.svelte";

// The language stands on the page, of which there is none here.
vi.hoisted(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("navigator", { languages: ["en"] });
});

afterEach(() => i18n.use("en"));

const BAD_NAME = { code: "bad_name", message: "" };

test("a refused name is told with the true reason", () => {
  const told = (problem: object) => explainProblem({ ...BAD_NAME, ...problem });
  expect(told({ reason: "empty" })).toContain("at least one letter");
  expect(told({ reason: "too_long" })).toContain("at most 24 characters");
  expect(told({ reason: "invisible", character: "U+200C" })).toContain("an invisible character (U+200C)");
  expect(told({ reason: "character", character: "U+0640" })).toContain("“\u2068\u0640\u2069” (U+0640)");
});

test("it is told in German as well", () => {
  i18n.use("de");
  expect(explainProblem({ ...BAD_NAME, reason: "invisible", character: "U+200D" })).toContain(
    "ein unsichtbares Zeichen (U+200D)",
  );
});

test("an older server, which knows no reasons, asks for another name", () => {
  expect(explainProblem(BAD_NAME)).toBe("Please choose another name.");
});
