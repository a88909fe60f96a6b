/** The card that the player last offered to add, with the mud for which it was offered. */
export class Offer {
  private mud = "";

  make(mud: readonly string[]): void {
    this.mud = String(mud);
  }

  /** Whether another player's card was added instead. It is the last card of `mud`. */
  isBeatenBy(seat: number, mud: readonly string[], me: number | null): boolean {
    return seat !== me && this.mud === String(mud.slice(0, -1));
  }
}
