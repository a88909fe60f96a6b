import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";
import { isolated } from "./isolated.ts";

export const FALLBACK = "en";

const BEGINNINGS = /\n(?=[a-zA-Z#-])/;
const ATTRIBUTES = /\n +\.([a-zA-Z][\w-]*) *=/g;

/** Non-breaking, so that no line ends within "3 × 8". */
const TIMES = "\u00a0×\u00a0";

/** An abbreviation or name that ends with a full stop, at the end of a sentence: "3 Pkt.." */
const SECOND_STOP = /(\p{L}\.)\.(?!\.)/gu;

export type Values = Record<string, FluentVariable>;

/** Return the files by language. The name of a file is its language. */
export function byLanguage<T>(files: Record<string, T>): Record<string, T> {
  const language = (path: string) => path.split("/").at(-1)!.replace(".ftl", "");
  return Object.fromEntries(Object.entries(files).map(([path, file]) => [language(path), file]));
}

/** Return the source text of each message by its name. */
export function messagesIn(text: string): Map<string, string> {
  const named = text.split(BEGINNINGS).map((one): [string, string] => [/^[\w-]*/.exec(one)![0], one]);
  return new Map(named.filter(([name]) => name));
}

export class Words {
  private readonly spoken: Spoken[];

  constructor(texts: Record<string, string>, language: string) {
    const wanted = [...new Set([language, FALLBACK])].filter((one) => Object.hasOwn(texts, one));
    const spoken = wanted.length ? wanted : Object.keys(texts);
    this.spoken = spoken.map((one) => new Spoken(one, texts[one] ?? ""));
  }

  /** Whether there is a message or an attribute (`option-rounds.note`) with this name. */
  has(name: string): boolean {
    return this.find(name) !== null;
  }

  /** Return a message with its values. A missing message gives its name, so that the page still works and shows the error. */
  say(name: string, values: Values = {}): string {
    return this.sayIfKnown(name, values) ?? name;
  }

  sayIfKnown(name: string, values: Values = {}): string | null {
    const found = this.find(name);
    if (!found) return null;
    const gaps: Error[] = [];
    const said = found.bundle.formatPattern(found.pattern, plainly(values), gaps).trim();
    for (const gap of gaps) console.error(`the message ${name} cannot be filled in: ${gap.message}`);
    return said.replaceAll(" × ", TIMES).replace(SECOND_STOP, "$1");
  }

  /** Return the ends of all names with this beginning. `after("card-")` gives the cards that have texts. */
  after(beginning: string): string[] {
    const found = this.spoken.flatMap(({ names }) => names.filter((name) => name.startsWith(beginning)));
    return [...new Set(found.map((name) => name.slice(beginning.length)))];
  }

  private find(name: string) {
    const [id = "", attribute] = name.split(".");
    for (const one of this.spoken) {
      const message = one.message(id);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      if (pattern) return { bundle: one.bundle, pattern };
    }
    return null;
  }
}

/** A number that uses `Intl.NumberFormat` only from 1,000, because loading it takes a phone a tenth of a second. */
class PlainNumber extends FluentNumber {
  override toString(scope: Scope): string {
    const plain = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return plain ? String(this.value) : super.toString(scope);
  }
}

function plainly(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]));
}

function plain(value: FluentVariable): FluentVariable {
  if (typeof value === "number") return new PlainNumber(value);
  return typeof value === "string" ? isolated(value) : value;
}

/** A Fluent file. Phones parse slowly, so each message is parsed at its first use. */
class Spoken {
  readonly bundle: FluentBundle;
  private readonly texts: Map<string, string>;
  private readonly read = new Set<string>();
  private listed: string[] | null = null;

  constructor(language: string, text: string) {
    // Fluent would isolate every value. `isolated` does that only for values that need it.
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.texts = messagesIn(text);
  }

  message(name: string) {
    const text = this.texts.get(name);
    if (text !== undefined && !this.read.has(name)) {
      this.read.add(name);
      this.bundle.addResource(new FluentResource(text));
      // The bundle resolves references itself, so they have to be parsed as well.
      for (const [, other] of text.matchAll(/\{\s*(-?[a-z][\w-]*)/g)) this.message(other!);
    }
    return this.bundle.getMessage(name);
  }

  /** In the order of the file. */
  get names(): string[] {
    return (this.listed ??= [...this.texts].flatMap(([name, text]) => [
      name,
      ...[...text.matchAll(ATTRIBUTES)].map(([, attribute]) => `${name}.${attribute}`),
    ]));
  }
}
