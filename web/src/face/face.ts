import { LEVELS } from "$lib/new_table/levels";

/**
 * A face: the character, the colour of the head, and the number of sticks. Stronger bots have more sticks, and people
 * have one broad stick.
 */
export type Look = { character: number; colour: number; sticks: number };

/** In the order of the letters of a face code. */
export const CHARACTERS = [
  "cheerful",
  "grumpy",
  "sleepy",
  "sly",
  "startled",
  "dapper",
  "bookish",
  "wild",
] as const;
export type Character = (typeof CHARACTERS)[number];
export const COLOURS = 8;

type Sitter = { kind: string; name: string | null; level?: string | null; face: string | null };

/**
 * Return the face of a player. If the player has not chosen a face, the name determines the face. All built-in bots
 * look different.
 */
export function lookOf({ kind, name, level, face }: Sitter): Look {
  const sticks =
    kind === "bot"
      ? 1 +
        Math.max(
          0,
          LEVELS.findIndex((known) => known === level),
        )
      : 0;
  const first = face ?? (sticks ? (name ?? "").toLowerCase() : "");
  const character = first.charCodeAt(0) - 97;
  if (character >= 0 && character < CHARACTERS.length)
    return { character, colour: face ? Number(face[1]) - 1 : (character * 3) % COLOURS, sticks };
  const number = mixed(name ?? "");
  return { character: number % CHARACTERS.length, colour: (number >>> 3) % COLOURS, sticks };
}

/** Return the face code of the player at this browser, for tables without a server. */
export function ownFace(name: string, chosen: string | null): string {
  const { character, colour } = lookOf({ kind: "person", name, face: chosen });
  return codeOf(character, colour);
}

export function codeOf(character: number, colour: number): string {
  return String.fromCharCode(97 + character) + (colour + 1);
}

/** Return a hash of a text (FNV-1a with a final mix). Every device computes the same hash. */
export function mixed(text: string): number {
  let number = 2166136261;
  for (const letter of text) number = Math.imul(number ^ letter.codePointAt(0)!, 16777619);
  number ^= number >>> 15;
  return Math.imul(number, 0x2c1b3c6d) >>> 5;
}
