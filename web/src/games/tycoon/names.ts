import { i18n } from "$lib/i18n/index.svelte";
import type { Chip } from "./chips";
import { words } from "./words";

/** A printed kind in words: most are their own name. */
export function kindName(kind: string): string {
  return i18n.lookup<string>(words().kinds, kind) ?? kind;
}

export type Facts = { lies: string | null; size: number | null; sticks: number; picked: number };

/** Why a number cannot be shown now, in a sentence. */
export function whyClosed({ number, reason, sticks }: Chip, facts: Facts): string {
  const { reasons } = words();
  switch (reason) {
    case "shape":
      return reasons.shape(number, facts.picked);
    case "weak":
      return reasons.weak(number, facts.lies ?? "");
    case "sticks":
      return reasons.sticks(number, sticks ?? 0, facts.sticks);
    case "many":
      return reasons.many(facts.size ?? 0);
    case "few":
      return reasons.few(facts.size ?? 0);
    case "cards":
      return reasons.cards(number, facts.size ?? 1);
    default:
      return reasons.turn;
  }
}
