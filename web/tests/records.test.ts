import { expect, test } from "vitest";
import { recordsIn } from "../src/replay/source";

const record = { game: "matschig", players: 3 };
const read = (text: string) => recordsIn(text).map((one) => JSON.parse(one) as unknown);

test("each line is a record", () => {
  expect(read(`${JSON.stringify(record)}\n\n${JSON.stringify(record)}\r\n`)).toEqual([record, record]);
});

test("a record on several lines is one record", () => {
  expect(read(JSON.stringify(record, null, 2))).toEqual([record]);
});

test("the export of an account contains the records of its games", () => {
  const saved = {
    account: { name: "Ada" },
    records: [
      { table: "a", record },
      { table: "b", record },
    ],
  };
  expect(read(JSON.stringify(saved, null, 2))).toEqual([record, record]);
});

test("a broken line is listed, and the other records are still found", () => {
  expect(recordsIn(`{"game":\n${JSON.stringify(record)}`)).toHaveLength(2);
});

test("a file of another kind has no records", () => {
  for (const text of ["", " \n", "42", "null", "%PDF-1.7\nstream\n"]) expect(recordsIn(text)).toEqual([]);
});
