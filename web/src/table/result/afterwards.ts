import { createContext, type Component } from "svelte";
import type { Result } from "$lib/protocol";
import type { Scene } from "$table/scene.svelte";

/** What the page shows after a game besides its result. The page loads these components only then. */
export type Afterwards = {
  how: () => Promise<{ default: Component<{ scene: Scene; result: Result }> }>;
  better: () => Promise<{ default: Component<{ scene: Scene; result: Result }> }>;
};

/** The table may not import the replay pages, so the page around the table provides these components. */
export const [afterwards, setAfterwards] = createContext<Afterwards>();
