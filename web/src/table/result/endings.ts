import type { Happening } from "$lib/protocol";
import type { Company } from "$table/texts/fields";

/** A seat as sentences name it: `who("winner", 2, company)` fills `$winner` and `$winner_is`. */
export function who(role: string, seat: number, { name, you }: Company): Record<string, string> {
  return { [role]: name(seat), [`${role}_is`]: seat === you ? "you" : "other" };
}

/** What happened and still holds. Nothing, where somebody thought again: a story keeps what was taken back. */
export function settled<Kind extends Happening>(story: Happening[]): Kind[] {
  return story.some(({ type }) => type === "rethink") ? [] : (story as Kind[]);
}
