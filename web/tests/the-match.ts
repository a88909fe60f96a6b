import type { Table as TheMatchTable } from "../src/games/the_match/contract";

/** A table of The Match! in its first half. Seat A attacks, and no card is open. */
export function pitch(changes: Partial<TheMatchTable> = {}): TheMatchTable {
  return {
    phase: "attack",
    part: "first_half",
    minute: 1,
    dealer: 1,
    turn: 0,
    ball: "Y10",
    fits: { colour: "Y", number: 10 },
    row: 1,
    path: [],
    reach: [1, 2, 3, 4].map((column) => [1, column]),
    field: Array.from({ length: 4 }, () => [null, null, null, null]),
    seen: null,
    stacks: [13, 14],
    used: [["Y10"], []],
    goals: [0, 0],
    halves: [[0, 0]],
    shootout: null,
    odds: {},
    ...changes,
  };
}

/** A table of The Match! in the shoot-out, after these shots. */
export function shootout(a: boolean[], b: boolean[], changes: Partial<TheMatchTable> = {}): TheMatchTable {
  const balls = (count: number) => Array.from({ length: count }, (_, index) => `R${index + 1}`);
  const line = () => Array.from({ length: 6 }, () => null);
  return pitch({
    phase: "shot",
    part: "ten_shots",
    minute: null,
    row: null,
    reach: [],
    field: null,
    stacks: [10 - Math.min(a.length, 10), 10 - Math.min(b.length, 10)],
    used: [balls(Math.min(a.length, 10)), balls(Math.min(b.length, 10))],
    shootout: {
      goals: [a.filter(Boolean).length, b.filter(Boolean).length],
      lines: [line(), line()],
      shots: [a, b],
      series: [10, 10],
      number: (Math.min(a.length, b.length) % 10) + 1,
      circle: 12,
      used: [],
      piles: 0,
      toss: null,
    },
    ...changes,
  });
}
