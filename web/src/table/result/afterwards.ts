import { createContext, type Component } from "svelte";
import type { Result } from "$lib/protocol";
import type { Scene } from "$table/scene.svelte";

/** What is shown of a game that is over besides its result, loaded only then. */
export type Afterwards = {
  /** How it was won, in a few sentences. */
  how: () => Promise<{ default: Component<{ scene: Scene; result: Result }> }>;
  /** What could have been done better, and a way to show the game to others. */
  better: () => Promise<{ default: Component<{ scene: Scene; result: Result }> }>;
};

/** A table does not know the pages that look back at games, and is told of these by the page that it is on. */
export const [afterwards, setAfterwards] = createContext<Afterwards>();
