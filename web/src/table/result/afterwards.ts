import { createContext, type Component } from "svelte";
import type { Result, Table } from "$lib/protocol";
import type { Scene } from "$table/scene.svelte";

/** What the page shows after a game besides its result. The page loads these components only then. */
export type Afterwards = {
  how: () => Promise<{ default: Component<{ scene: Scene; result: Result }> }>;
  better: () => Promise<{ default: Component<{ scene: Scene; result: Result }> }>;
  /** What follows a deal of the day, which a person plays only once. */
  daily: () => Promise<{ default: Component<{ table: Table }> }>;
};

/** The table may not import the replay pages, so the page around the table provides these components. */
export const [afterwards, setAfterwards] = createContext<Afterwards>();

/** Whether this is the game of a deal of the day, or practice with its cards. */
export function isDaily({ origin }: Table): boolean {
  return origin?.kind === "daily" || origin?.kind === "daily_practice";
}
