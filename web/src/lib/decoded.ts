/** A part of an address as it was meant; one that no browser makes is taken as it stands, and found nowhere. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
