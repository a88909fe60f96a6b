/** A link of the person who runs the server. */
export type OperatorLink = { name: "imprint" | "privacy" | "contact"; url: string };

const NAMES = ["imprint", "privacy", "contact"] as const;

/** Return the links that the server wrote into the head of the page. */
export function operatorLinks(): OperatorLink[] {
  return NAMES.flatMap((name) => {
    const url = document.head.querySelector<HTMLMetaElement>(`meta[name="matchwood:${name}"]`)?.content;
    return url ? [{ name, url }] : [];
  });
}
