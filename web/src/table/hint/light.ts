/**
 * Return the selector of a card, of an offered move, or of another element by its attribute, as in "bid=2" or "seat=1".
 */
function selectorFor(name: string): string {
  const [what = "", which] = name.split("=");
  const attributes = which === undefined ? ["card", "move"] : [what];
  return attributes.map((attribute) => `[data-${attribute}=${JSON.stringify(which ?? what)}]`).join(", ");
}

/** Highlight these elements wherever they appear on the page. Returns a function that ends the highlighting. */
export function light(names: readonly string[]): () => void {
  const sheet = new CSSStyleSheet();
  if (names.length)
    sheet.replaceSync(
      `:is(${names.map(selectorFor).join(", ")}) { animation: lit 0.8s ease-in-out infinite alternate forwards; }`,
    );
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
