/** The seats at one side of the table, in the order of play. */
export type Side = { side: "left" | "top" | "right"; seats: number[] };

/** Return the other seats by side of the table, from the left neighbour to the right neighbour. */
export function sidesOf(players: number, bottom: number): Side[] {
  const others = Array.from({ length: players - 1 }, (_, index) => (bottom + 1 + index) % players);
  const beside = others.length === 1 ? 0 : Math.max(1, Math.floor(others.length / 3));
  return [
    { side: "left", seats: others.slice(0, beside) },
    { side: "top", seats: others.slice(beside, others.length - beside) },
    { side: "right", seats: beside ? others.slice(-beside) : [] },
  ];
}
