import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** What a language has no words for is said in this one. */
const FALLBACK = "en";

/** What fills the gaps of a message. */
export type Values = Record<string, FluentVariable>;

/** What a game that another package brings says in one language: Project Fluent's messages. */
export class Words {
  private readonly bundles: FluentBundle[];
  private readonly names: string[];

  /** `texts` are the game's Fluent files, by their language. */
  constructor(texts: Record<string, string>, language: string) {
    const spoken = [...new Set([language, FALLBACK])].filter((one) => Object.hasOwn(texts, one));
    const read = spoken.map((one) => ({ one, resource: new FluentResource(texts[one] ?? "") }));
    this.bundles = read.map(({ one, resource }) => {
      const bundle = new FluentBundle(one, { useIsolating: false });
      bundle.addResource(resource);
      return bundle;
    });
    this.names = read.flatMap(({ resource }) =>
      resource.body.flatMap(({ id, attributes }) => [
        id,
        ...Object.keys(attributes).map((name) => `${id}.${name}`),
      ]),
    );
  }

  /** Whether something is said under this name: a message, or one of its attributes (`option-rounds.note`). */
  has(name: string): boolean {
    return this.find(name) !== null;
  }

  /** The message of this name, filled in; the name itself where there is none, so that a gap is seen and stops nobody. */
  say(name: string, values: Values = {}): string {
    const found = this.find(name);
    if (!found) return name;
    const gaps: Error[] = [];
    const said = found.bundle.formatPattern(found.pattern, values, gaps).trim();
    for (const gap of gaps) console.error(`the message ${name} cannot be filled in: ${gap.message}`);
    return said;
  }

  /** How the names go on that begin like this: `after("card-")` are the cards that have words. */
  after(beginning: string): string[] {
    const found = this.names.filter((name) => name.startsWith(beginning));
    return [...new Set(found.map((name) => name.slice(beginning.length)))];
  }

  private find(name: string) {
    const [id = "", attribute] = name.split(".");
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(id);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      if (pattern) return { bundle, pattern };
    }
    return null;
  }
}
