import type { Snippet } from "svelte";

/** Something that the bar at the top opens, by its button or by a key; every table has "rules" besides. */
export type Tool = {
  name: string;
  key: string;
  label: string;
  /** Shapes for a field of 24 by 24, drawn in lines. */
  icon: Snippet;
  disabled?: boolean;
  /** A narrow bar has no room for it; there it is found in another place as well. */
  wide?: boolean;
  /** How much is new there. */
  count?: number;
};
