import { expect, test } from "vitest";
import { decoded } from "../src/lib/decoded";

test("a part of an address is decoded", () => {
  expect(decoded("a%20b")).toBe("a b");
});

test("a part that cannot be decoded stays unchanged", () => {
  expect(decoded("%E0%A4%A")).toBe("%E0%A4%A");
});
