import { expect, test } from "vitest";
import { decoded } from "../src/lib/decoded";

test("a part of an address is read as it was meant", () => {
  expect(decoded("a%20b")).toBe("a b");
});

test("what no browser makes is taken as it stands", () => {
  expect(decoded("%E0%A4%A")).toBe("%E0%A4%A");
});
