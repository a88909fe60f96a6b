import type { Happening } from "$lib/protocol";
import { Fields, plainValue, type Field } from "$table/texts/fields";

/** The possible characters after the first letter of a card. Without them, the word "trumps" would be read as the card "t". */
const SHORT_REST = /^(\d+|.)$/;

/** The texts of a game at the default table: also labels and values of the table, and names of cards in moves. */
export class TableFields extends Fields {
  /**
   * Return the fields that have a label, in their order. `perSeat` selects the fields with a value for every seat, or
   * the others.
   */
  labelled(perSeat: boolean): { name: string; label: string }[] {
    const { words, mute } = this;
    return Object.keys(this.table)
      .filter((name) => name !== "hand" && (mute || words().has(`table-${name}`)))
      .filter((name) => (this.of(name).format === "per-seat") === perSeat)
      .map((name) => ({ name, label: mute ? name : words().say(`table-${name}`) }));
  }

  /**
   * Whether the game has no texts at all. The page then shows its values as data, so that the author of a new game sees
   * the game from the start.
   */
  private get mute(): boolean {
    return this.words().after("").length === 0;
  }

  value(name: string, value: unknown): string {
    return this.said(value, this.of(name), `table-${name}`);
  }

  valueAt(name: string, seat: number, values: unknown): string {
    const value: unknown = Array.isArray(values) ? values[seat] : null;
    return this.said(value, this.of(name).items ?? {}, `table-${name}`);
  }

  /** Whether a word of a move is a card for which the game has a text. */
  isCard(word: string): boolean {
    const [letter, rest] = [word.charAt(0), word.slice(1)];
    return this.words().has(`card-${word}`) || (SHORT_REST.test(rest) && this.words().has(`card-${letter}`));
  }

  /** Replace the cards in a part of a move by their names, and put commas between adjacent cards. */
  protected override rest(text: string): string {
    const words = text.split(" ");
    const isCard = words.map((word) => this.isCard(word));
    const gap = (index: number) => (isCard[index] && isCard[index - 1] ? ", " : index ? " " : "");
    return words.map((word, index) => gap(index) + (isCard[index] ? this.named(word) : word)).join("");
  }

  override move(move: string): string {
    const isPlain = !move.includes(" ") || this.words().has(`move-${move.split(" ", 1)[0]}`);
    return isPlain ? super.move(move) : this.rest(move);
  }

  override event(happening: Happening): string | null {
    return this.mute ? this.written(happening) : super.event(happening);
  }

  private written({ type, ...rest }: Happening): string {
    const properties = this.events[type]?.properties ?? {};
    const values = Object.entries(rest).map(
      ([name, value]) => `${name} ${this.said(value, properties[name] ?? {})}`,
    );
    return `${type}: ${values.join(", ")}`;
  }

  /** An attribute such as `.value-hearts` of the message replaces the value "hearts". */
  protected override said(value: unknown, among: Field, message = ""): string {
    const single = message !== "" && !(value instanceof Object);
    const own = single ? this.words().sayIfKnown(`${message}.value-${plainValue(value)}`) : null;
    return own ?? super.said(value, among, message);
  }
}
