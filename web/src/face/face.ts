import { LEVELS } from "$lib/new_table/levels";

/** How somebody looks: a character, the colour of the head. Bots stand on more sticks the better they play, people on a broad one. */
export type Look = { character: number; colour: number; sticks: number };

/** The characters, and with them the tempers, in the order of the letters of a code. */
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

/** How whoever sits there looks. Who chose nothing has the face of their name; of the house's bots no two look the same. */
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

/** The face of the person at this browser, in a place that no server knows: the chosen one, or that of the name. */
export function ownFace(name: string, chosen: string | null): string {
  const { character, colour } = lookOf({ kind: "person", name, face: chosen });
  return codeOf(character, colour);
}

/** As the server keeps it. */
export function codeOf(character: number, colour: number): string {
  return String.fromCharCode(97 + character) + (colour + 1);
}

/** A number that is always the same for this text, and another for almost every other one. */
export function mixed(text: string): number {
  let number = 2166136261;
  for (const letter of text) number = Math.imul(number ^ letter.codePointAt(0)!, 16777619);
  number ^= number >>> 15;
  return Math.imul(number, 0x2c1b3c6d) >>> 5;
}
