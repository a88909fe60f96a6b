/** Load the links of the operator. Most servers have none, so the page does not contain them. The page works without them. */
export function loadOperatorLinks() {
  return (
    document.querySelector('meta[name^="matchwood:"]') && import("./OperatorLinks.svelte").catch(() => null)
  );
}
