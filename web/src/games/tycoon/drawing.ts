import { eachWord, type Drawing } from "../../rulebook/drawing";
import Named from "./Named.svelte";
import { kindName } from "./names";
import { KINDS, named, shownAs } from "./segments";
import { say } from "./words";

const inHand = eachWord((word) => KINDS.includes(word));

/**
 * Cards of a hand are in braces, "{4 6}". A play is "9: 4 6", as in the notation. The names of single cards are "{4}"
 * and "9:4".
 */
export const drawing: Drawing = {
  Card: Named,
  cards: (code) => {
    const held = /^\{(.+)\}$/.exec(code)?.[1];
    if (held) return inHand(held)?.map((kind) => `{${kind}}`) ?? null;
    const [number = "", played] = code.split(": ");
    const kinds = played && inHand(played);
    return kinds && kinds.every((kind) => shownAs(kind, number))
      ? kinds.map((kind) => `${number}:${kind}`)
      : null;
  },
  spoken: (card) => {
    const { kind, number, change } = named(card);
    return change
      ? `${number} (${kindName(kind)}, ${say("matches", { count: change.sticks.length })})`
      : kindName(kind);
  },
};
