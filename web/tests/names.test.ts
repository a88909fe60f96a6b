import { expect, test } from "vitest";
import type { Seat } from "../src/lib/protocol";
import { nameOf } from "../src/table/texts/names";

const seats = ["Ada", "\u05d9\u05d5\u05e1\u05e3", "\u05d3\u05d5\u05d3"].map((name) => ({ name }) as Seat);

test("after a right-to-left name, its number stays beside it", () => {
  const bids = [2, 0, 4].map((bid, seat) => `${nameOf(seats, seat)} ${bid}`).join(", ");
  expect(bids).toBe("Ada 2, \u2068\u05d9\u05d5\u05e1\u05e3\u2069 0, \u2068\u05d3\u05d5\u05d3\u2069 4");
});
