/** Return a decoded part of an address. A part that no browser produces stays unchanged, and no page has it. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
