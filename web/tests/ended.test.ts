import { expect, test } from "vitest";
import type { Table } from "../src/lib/protocol";
import { whyEnded } from "../src/table/result/ended";

function table(change: Partial<Table>): Table {
  const seats = ["Ada", "Bea"].map((name, seat) => ({ seat, kind: "person", name }));
  return { left: null, closed: false, yours: [0], seats, ...change } as unknown as Table;
}

const why = (change: Partial<Table>) => whyEnded(table(change), (seat) => ["Ada", "Bea"][seat]!);

test("the page names the operator who closed the table", () => {
  expect(why({ closed: true })).toBe("The operator of this server closed the table. There is no winner.");
});

test("the page names the player who left", () => {
  expect(why({ left: 1 })).toBe("Bea left, and the others ended the game. There is no winner.");
  expect(why({ left: 0 })).toBe("You left, and the others ended the game. There is no winner.");
});
