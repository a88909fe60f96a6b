import type { Table as MatschigTable } from "../src/games/matschig/contract";

/** Bruno (seat 1) threw water 3 and sand 5 at Cara; somebody might add water 2. */
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
    missing: null,
    answered: [false, false, false],
    answer: null,
    hand: ["W2", "W2", "S4", "U3", "U5", "Sun", "13"],
    cards: [7, 5, 7],
    pile: 80,
    pools: [0, 0, 1],
    pool_cards: null,
    played: [],
    accounts: [0, 0, 0],
    dabs: null,
    out: [null, null, null],
    sheet: [],
  };
}
