import type { Happening } from "$lib/protocol";
import type { Company } from "$table/texts/fields";

/** Return the values of a seat for a sentence: `who("winner", 2, company)` fills `$winner` and `$winner_is`. */
export function who(role: string, seat: number, { name, you }: Company): Record<string, string> {
  return { [role]: name(seat), [`${role}_is`]: seat === you ? "you" : "other" };
}

/** Return the happenings, or an empty list after an undo, because the log still contains the undone moves. */
export function settled<Kind extends Happening>(story: Happening[]): Kind[] {
  return story.some(({ type }) => type === "rethink") ? [] : (story as Kind[]);
}
