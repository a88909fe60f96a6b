import { afterEach, expect, test } from "vitest";
import { explainProblem } from "../src/lib/net/explain";
import { i18n } from "../src/lib/i18n/i18n.svelte";

afterEach(() => i18n.use("en"));

const BAD_NAME = { code: "bad_name", message: "" };

test("the error for a refused name gives the reason", () => {
  const explained = (problem: object) => explainProblem({ ...BAD_NAME, ...problem });
  expect(explained({ reason: "empty" })).toContain("at least one letter");
  expect(explained({ reason: "too_long" })).toContain("at most 24 characters");
  expect(explained({ reason: "invisible", character: "U+200C" })).toContain(
    "an invisible character (U+200C)",
  );
  expect(explained({ reason: "character", character: "U+0640" })).toContain("“\u2068\u0640\u2069” (U+0640)");
});

test("the reason is translated to German", () => {
  i18n.use("de");
  expect(explainProblem({ ...BAD_NAME, reason: "invisible", character: "U+200D" })).toContain(
    "ein unsichtbares Zeichen (U+200D)",
  );
});

test("without a reason from an older server, the error asks for another name", () => {
  expect(explainProblem(BAD_NAME)).toBe("Please choose another name.");
});

test("a part of the page explains its own errors", async () => {
  await import("../src/branches/words");
  expect(explainProblem({ code: "no_other_cards", message: "" })).toContain("you knew all cards");
  expect(explainProblem({ code: "of_a_newer_server", message: "from the server" })).toBe("from the server");
});
