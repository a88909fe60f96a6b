import type { Adviser } from "$table/hint.svelte";
import { listed, spoken } from "./telling";
import { words } from "./words";

/** A move as one would say what one does: "throw Water 5 and Sand 3 at Cara". */
export function spokenMove(move: string, name: (seat: number) => string): string {
  const { hint } = words();
  const [verb = "", ...rest] = move.split(" ");
  const whom = () => name("ABCDEF".indexOf(rest.at(-1) ?? ""));
  const joined = (parts: string[]) => parts.map(spoken).join(` ${hint.and} `);
  switch (verb) {
    case "throw":
      return hint.throw(joined(rest.slice(0, -1)), whom());
    case "add":
      return hint.add(spoken(rest[0] ?? ""), whom());
    case "let":
    case "take":
      return hint[verb];
    case "shield":
      return hint.shield(rest.map(group).join("; "));
    case "Duck":
      return hint.duck(whom());
    case "13":
      return hint.avert(joined(rest));
    default:
      return hint.play(spoken(verb));
  }
}

function group(text: string): string {
  const [mud = "", umbrellas = ""] = text.split("=");
  return words().hint.against(spoken(mud), listed(umbrellas.split("+")));
}

export function adviserWith(name: (seat: number) => string): Adviser {
  return { move: (move) => spokenMove(move, name), less: (points) => words().hint.less(points) };
}
