import { Said } from "$lib/i18n/words";
import { isolated } from "$lib/i18n/isolated";
import { explainAlso } from "$lib/net/explain";

const said = new Said(
  import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default", eager: true }),
);
export const { say } = said;

/** Return the name of a player, or a neutral name if the operator has hidden it. */
export function shownName(name: string): string {
  return name ? isolated(name) : say("nameless");
}

explainAlso((code) => (said.now.has(`error-${code}`) ? say(`error-${code}`) : null));
