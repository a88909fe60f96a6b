import { expect, test } from "vitest";
import { Offer } from "../src/games/matschig/offer";

test("an offered card is beaten when another player's card is added to the same mud", () => {
  const offer = new Offer();
  expect(offer.isBeatenBy(2, ["W7", "S4", "S3"], 0)).toBe(false);
  offer.make(["W7", "S4"]);
  expect(offer.isBeatenBy(2, ["W7", "S4", "S3"], 0)).toBe(true);
  expect(offer.isBeatenBy(0, ["W7", "S4", "S3"], 0), "the own card was added").toBe(false);
  expect(offer.isBeatenBy(2, ["W5", "S4", "S1"], 0), "the added card was for other mud").toBe(false);
});
