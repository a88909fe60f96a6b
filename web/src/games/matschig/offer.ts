/** The card that this person last offered to add, by the mud that it was for. */
export class Offer {
  private mud = "";

  make(mud: readonly string[]): void {
    this.mud = String(mud);
  }

  /** Whether the card of another player was added instead. It is the last one of the mud that is on the table now. */
  isBeatenBy(seat: number, mud: readonly string[], me: number | null): boolean {
    return seat !== me && this.mud === String(mud.slice(0, -1));
  }
}
