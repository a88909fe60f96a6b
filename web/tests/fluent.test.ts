import { expect, test } from "vitest";
import { Words } from "../src/lib/i18n/fluent";
import { isolated } from "../src/lib/i18n/isolated";

const en = `
title = Sticks
rules =
    Take sticks.
    The last one loses.
option-rounds = Rounds
    .note = How many.
    .value-3 = three
event-out = { $seat_is ->
        [you] You are out
       *[other] { $seat } is out
    } with { $left ->
        [one] one stick
       *[other] { $left } sticks
    }.
`;
const texts = { en, de: "title = Hölzchen\nevent-out = { $seat } ist raus." };

test("a message is in the chosen language, or in English if the translation is missing", () => {
  const words = new Words(texts, "de");
  expect(words.say("title")).toBe("Hölzchen");
  expect(words.say("option-rounds.note")).toBe("How many.");
  expect(words.say("event-out", { seat: "Ada", seat_is: "other", left: 1 })).toBe("Ada ist raus.");
});

test("variables select plural forms and appear unchanged in the text", () => {
  const words = new Words(texts, "en");
  expect(words.say("event-out", { seat: "Ada", seat_is: "you", left: 1 })).toBe(
    "You are out with one stick.",
  );
  expect(words.say("event-out", { seat: "Ada", seat_is: "other", left: 2 })).toBe(
    "Ada is out with 2 sticks.",
  );
});

test("a name in a right-to-left script is isolated, and other names stay unchanged", () => {
  const words = new Words({ en: "bid = { $name } bids { $bid }" }, "en");
  expect(words.say("bid", { name: "\u05d3\u05d5\u05d3", bid: 4 })).toBe(
    "\u2068\u05d3\u05d5\u05d3\u2069 bids 4",
  );
  expect(words.say("bid", { name: "Zoë", bid: 4 })).toBe("Zoë bids 4");
});

test("a list of isolated names is not isolated again", () => {
  const names = ["Ada", "\u05d9\u05d5\u05e1\u05e3", "\u0639\u0644\u06cc"].map(isolated).join(", ");
  expect(new Words({ en: "wait = Waiting for { $names }" }, "en").say("wait", { names })).toBe(
    "Waiting for Ada, \u2068\u05d9\u05d5\u05e1\u05e3\u2069, \u2068\u0639\u0644\u06cc\u2069",
  );
});

test("a missing message gives its name instead of an error", () => {
  const words = new Words(texts, "de");
  expect(
    ["title", "event-in", "option-rounds.note", "option-rounds.tip"].map((name) => words.has(name)),
  ).toEqual([true, false, true, false]);
  expect(words.say("event-in")).toBe("event-in");
  expect(new Words({}, "en").say("title")).toBe("title");
  expect(words.say("event-8: 3")).toBe("event-8: 3");
});

test("a missing variable causes no error", () => {
  expect(new Words(texts, "de").say("event-out")).toBe("{$seat} ist raus.");
});

test("line breaks in a message are kept", () => {
  expect(new Words(texts, "en").say("rules").split("\n")).toEqual(["Take sticks.", "The last one loses."]);
});

test("`after` returns each name with this start once for all languages", () => {
  const words = new Words(texts, "de");
  expect(words.after("option-")).toEqual(["rounds", "rounds.note", "rounds.value-3"]);
  expect(words.after("option-rounds.value-")).toEqual(["3"]);
  expect(words.after("event-")).toEqual(["out"]);
  expect(new Words({}, "en").after("")).toEqual([]);
});

test("a message may contain messages that are defined later", () => {
  const en =
    "whole = { -house }, { part } and { $other ->\n   *[none] { part.more }\n    }\npart = a part\n    .more = more\n-house = Matchwood";
  expect(new Words({ en }, "en").say("whole", { other: "none" })).toBe("Matchwood, a part and more");
});

test("an abbreviation at the end of a sentence is followed by one full stop", () => {
  const words = new Words({ en: "cost = It cost { $cost }. Next...\nlist = Who: { $names }." }, "en");
  expect(words.say("cost", { cost: "3 Pkt." })).toBe("It cost 3 Pkt. Next...");
  expect(words.say("list", { names: "Ada, Bea B." })).toBe("Who: Ada, Bea B.");
});
