import { Said } from "$lib/i18n/words";
import { explainAlso } from "$lib/net/explain";

const said = new Said(
  import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default", eager: true }),
);
export const { say } = said;

explainAlso((code) => (said.now.has(`error-${code}`) ? say(`error-${code}`) : null));
