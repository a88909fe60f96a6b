export const en = {
  hand: "Your hand",
  noCards: "No cards",
  moves: "Your moves",
  find: "Find a move",
  found: (count: number, all: number) => `${count} of ${all} moves`,
  lies: "On the table",
  story: "What happened",
  waiting: (names: string) => `Waiting for ${names}`,
  turn: "to move",
  noRules: "This game brings no rules to read.",
  keys: [
    { key: "1 – 9", does: "the move with this number" },
    { key: "← → ↑ ↓", does: "from move to move" },
    { key: "Enter", does: "make the chosen move" },
    { key: "/", does: "find a move, where there are many" },
    { key: "U", does: "take the last move back, where that is possible" },
  ],
  hint: {
    choose: (move: string) => `choose “${move}”`,
    less: (worth: string) => `${worth} less`,
  },
  retold: {
    title: "Expected result, as this game counts",
  },
};
