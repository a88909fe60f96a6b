/** The card that the player last offered to add, with the mud for which the player offered it. */
export class Offer {
  private mud = "";

  make(mud: readonly string[]): void {
    this.mud = String(mud);
  }

  /** Whether the card of another player was added instead. The added card is the last card of `mud`. */
  isBeatenBy(seat: number, mud: readonly string[], me: number | null): boolean {
    return seat !== me && this.mud === String(mud.slice(0, -1));
  }
}
