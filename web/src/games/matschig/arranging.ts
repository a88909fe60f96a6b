/** For each umbrella, by its id, the index of the mud card that the umbrella covers. */
export type Places = Record<string, number>;

/**
 * Return the best way to put these umbrellas on `mud` cards. The `merits` are compared one by one. If several ways are
 * equally good, the first way wins.
 */
export function arranged(ids: string[], mud: number, merits: (places: Places) => number[]): Places {
  let best: Places = {};
  let most: number[] | null = null;
  for (let way = 0; way < mud ** ids.length; way++) {
    const places = Object.fromEntries(ids.map((id, digit) => [id, Math.floor(way / mud ** digit) % mud]));
    const found = merits(places);
    if (most && !exceeds(found, most)) continue;
    best = places;
    most = found;
  }
  return best;
}

function exceeds(one: number[], other: number[]): boolean {
  const at = one.findIndex((merit, index) => merit !== other[index]);
  return at >= 0 && one[at]! > other[at]!;
}
