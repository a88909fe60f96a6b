import { tick } from "svelte";

/**
 * Once it is settled what came of a choice, the list shows what is true: if it was refused, or what it stands for is
 * something else by now, nothing changes that would make the page write it anew.
 */
export async function showsTruth(
  list: HTMLSelectElement,
  settled: unknown,
  truth: () => string,
): Promise<void> {
  await settled;
  await tick();
  if (list.isConnected) list.value = truth();
}
