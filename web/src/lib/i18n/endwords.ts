import { TableSaid } from "./tablewords";

/** What our games say of how they ended: nobody needs it before. */
const files = import.meta.glob<string>("../../../../src/matchwood/cardgames/*/words/*.ftl", {
  query: "?ending",
  import: "default",
});

/** What is said of how this game ended. */
export function saidAtEnd(key: string): TableSaid {
  return new TableSaid(key, files);
}
