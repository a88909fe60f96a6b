import { describe, expect, test } from "vitest";
import { stepsOf, trickPlaceOf } from "../src/games/matchmaster/trick";
import { placeOf, roomOf, type Place, type Point } from "../src/table/layout/places";

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

describe.each(tables)("a table with %i players", (players) => {
  const others = seatsOf(players).slice(1);

  test("all seats and cards are on the table, in different places", () => {
    const seats = others.map((seat) => placeOf(seat, 0, players, false));
    const cards = seatsOf(players).map((seat) => trickPlaceOf(seat, 0, players, false));
    for (const [size, list] of [...points(seats), ["cards", cards] as const]) {
      for (const { x, y } of list) {
        expect(Math.min(x, y), size).toBeGreaterThanOrEqual(0);
        expect(Math.max(x, y), size).toBeLessThanOrEqual(100);
      }
      expect(new Set(list.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size, size).toBe(list.length);
    }
  });

  test("the next player is on the left, or on the right if the table is mirrored", () => {
    const next = placeOf(1, 0, players, false);
    const last = placeOf(players - 1, 0, players, false);
    const mirrored = placeOf(1, 0, players, true);
    if (players > 2) {
      expect(next.narrow.x).toBeLessThan(50);
      expect(next.wide.x).toBeLessThan(50);
    }
    expect(mirrored).toEqual(last);
  });

  test("sides without seats are free for other content", () => {
    const room = roomOf(players);
    expect(room.narrow).toEqual({ top: true, sides: players > 3, indent: 0 });
    expect(room.wide.top).toBe(players !== 3);
    expect(room.wide.sides).toBe(players > 2);
    expect(room.wide.indent).toBeLessThan(12);
  });

  test("a low table has free space between the top seats, unless a player is opposite", () => {
    const { wide, low } = roomOf(players);
    if (players % 2 === 0) expect(low).toEqual(wide);
    else expect(low.top).toBe(false);
    expect(low.indent).toBeLessThan(35);
  });

  test("each card's rank is visible, because later cards are lower or beside it", () => {
    const cards = seatsOf(players).map((seat) => trickPlaceOf(seat, 0, players, false));
    const lowest = 95 / stepsOf(players);
    for (const [index, one] of cards.entries()) {
      for (const other of cards.slice(index + 1)) {
        expect(Math.abs(one.x - other.x) === 100 || Math.abs(one.y - other.y) >= lowest).toBe(true);
      }
    }
  });

  test("the places are the same from each seat", () => {
    for (const bottom of seatsOf(players)) {
      for (const seat of others) {
        expect(placeOf((seat + bottom) % players, bottom, players, false)).toEqual(
          placeOf(seat, 0, players, false),
        );
      }
    }
  });
});
