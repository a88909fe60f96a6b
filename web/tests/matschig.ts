import type { Table as MatschigTable } from "../src/games/matschig/contract";

/** Bruno (seat 1) threw water 3 and sand 5 at Cara. Other players may add water 2. */
export function table(): MatschigTable {
  return {
    phase: "defence",
    round: 1,
    rounds: 3,
    first: 1,
    active: 1,
    aimer: 1,
    target: 2,
    mud: ["W3", "S5"],
    weight: { points: 8, perfect: false, missing: "W2" },
    missing: null,
    asked: [],
    answered: [false, false, false],
    answer: null,
    hand: ["W2", "W2", "S4", "U3", "U5", "Sun", "13"],
    aims: null,
    throws: null,
    outcomes: null,
    covers: null,
    cards: [7, 5, 7],
    pile: 80,
    pools: [0, 0, 1],
    pool_cards: null,
    pool_points: null,
    played: [],
    accounts: [0, 0, 0],
    ahead: [0, 1, 2],
    dabs: null,
    last_dab: null,
    out: [null, null, null],
    sheet: [],
  };
}
