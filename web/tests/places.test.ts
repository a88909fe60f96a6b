import { describe, expect, test } from "vitest";
import { trickPlaceOf } from "../src/games/matchmaster/trick";
import { placeOf, type Place, type Point } from "../src/table/places";

const tables = [2, 3, 4, 5, 6, 7];

function seatsOf(players: number): number[] {
  return Array.from({ length: players }, (_, seat) => seat);
}

function points(places: Place[]): [string, Point[]][] {
  return [
    ["narrow", places.map((place) => place.narrow)],
    ["wide", places.map((place) => place.wide)],
  ];
}

describe.each(tables)("a table of %i", (players) => {
  const others = seatsOf(players).slice(1);

  test("keeps every seat and card on the table and apart", () => {
    const seats = others.map((seat) => placeOf(seat, 0, players, false));
    const cards = seatsOf(players).map((seat) => trickPlaceOf(seat, 0, players, false));
    for (const [size, list] of [...points(seats), ...points(cards)]) {
      for (const { x, y } of list) {
        expect(Math.min(x, y), size).toBeGreaterThanOrEqual(0);
        expect(Math.max(x, y), size).toBeLessThanOrEqual(100);
      }
      expect(new Set(list.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size, size).toBe(list.length);
    }
  });

  test("seats the next player at the left, or at the right when it is mirrored", () => {
    const next = placeOf(1, 0, players, false);
    const last = placeOf(players - 1, 0, players, false);
    const mirrored = placeOf(1, 0, players, true);
    if (players > 2) {
      expect(next.narrow.x).toBeLessThan(50);
      expect(next.wide.x).toBeLessThan(50);
    }
    expect(mirrored).toEqual(last);
  });

  test("looks the same from every seat", () => {
    for (const bottom of seatsOf(players)) {
      for (const seat of others) {
        expect(placeOf((seat + bottom) % players, bottom, players, false)).toEqual(
          placeOf(seat, 0, players, false),
        );
      }
    }
  });
});
