import { createContext, type Component } from "svelte";
import type { Result } from "$lib/protocol";
import type { Scene } from "$table/scene.svelte";

/** What the page shows after a game besides its result. These components are loaded only then. */
export type Afterwards = {
  /** A few sentences about how the game was won. */
  how: () => Promise<{ default: Component<{ scene: Scene; result: Result }> }>;
  /** The moves that could have been better, and a way to share the game. */
  better: () => Promise<{ default: Component<{ scene: Scene; result: Result }> }>;
};

/** The table may not import the replay pages, so the page around the table provides these components. */
export const [afterwards, setAfterwards] = createContext<Afterwards>();
