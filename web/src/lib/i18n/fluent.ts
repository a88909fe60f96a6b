import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";
import { isolated } from "./isolated.ts";

/** What a language has no words for is said in this one. */
export const FALLBACK = "en";

/** Where a message or a comment begins, and where the attributes of a message do. */
const BEGINNINGS = /\n(?=[a-zA-Z#-])/;
const ATTRIBUTES = /\n +\.([a-zA-Z][\w-]*) *=/g;

/** "3 × 8" is not torn apart at the end of a line. */
const TIMES = "\u00a0×\u00a0";

/** What fills the gaps of a message. */
export type Values = Record<string, FluentVariable>;

/** Files of words by their language, with which their paths end. */
export function byLanguage<T>(files: Record<string, T>): Record<string, T> {
  const language = (path: string) => path.split("/").at(-1)!.replace(".ftl", "");
  return Object.fromEntries(Object.entries(files).map(([path, file]) => [language(path), file]));
}

/** The messages of a Fluent file as they stand there, by their names; comments are left out. */
export function messagesIn(text: string): Map<string, string> {
  const named = text.split(BEGINNINGS).map((one): [string, string] => [/^[\w-]*/.exec(one)![0], one]);
  return new Map(named.filter(([name]) => name));
}

/** What is said in one language: Project Fluent's messages. */
export class Words {
  /** In the language, and in the one to fall back on. */
  private readonly spoken: Spoken[];

  /** `texts` are Fluent files, by their language. */
  constructor(texts: Record<string, string>, language: string) {
    const wanted = [...new Set([language, FALLBACK])].filter((one) => Object.hasOwn(texts, one));
    const spoken = wanted.length ? wanted : Object.keys(texts);
    this.spoken = spoken.map((one) => new Spoken(one, texts[one] ?? ""));
  }

  /** Whether something is said under this name: a message, or one of its attributes (`option-rounds.note`). */
  has(name: string): boolean {
    return this.find(name) !== null;
  }

  /** The message of this name, filled in; the name itself where there is none, so that a gap is seen and stops nobody. */
  say(name: string, values: Values = {}): string {
    return this.sayIfKnown(name, values) ?? name;
  }

  /** The same; `null` where there is none. */
  sayIfKnown(name: string, values: Values = {}): string | null {
    const found = this.find(name);
    if (!found) return null;
    const gaps: Error[] = [];
    const said = found.bundle.formatPattern(found.pattern, plainly(values), gaps).trim();
    for (const gap of gaps) console.error(`the message ${name} cannot be filled in: ${gap.message}`);
    return said.replaceAll(" × ", TIMES);
  }

  /** How the names go on that begin like this: `after("card-")` are the cards that have words. */
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

/** A number below a thousand is written the same without the browser's rules for numbers, which take a phone a tenth of a second to load. */
class PlainNumber extends FluentNumber {
  override toString(scope: Scope): string {
    const plain = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return plain ? String(this.value) : super.toString(scope);
  }
}

/** Numbers that need no rules, and names that keep the sentence in order. */
function plainly(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]));
}

function plain(value: FluentVariable): FluentVariable {
  if (typeof value === "number") return new PlainNumber(value);
  return typeof value === "string" ? isolated(value) : value;
}

/** A file of words. To read one takes a phone a while, so each message is read when it is first said. */
class Spoken {
  readonly bundle: FluentBundle;
  private readonly texts: Map<string, string>;
  private readonly read = new Set<string>();
  private listed: string[] | null = null;

  constructor(language: string, text: string) {
    // Fluent would isolate every value, also those that need it not: `isolated` looks at each.
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.texts = messagesIn(text);
  }

  message(name: string) {
    const text = this.texts.get(name);
    if (text !== undefined && !this.read.has(name)) {
      this.read.add(name);
      this.bundle.addResource(new FluentResource(text));
      // What it contains is looked for by the bundle itself.
      for (const [, other] of text.matchAll(/\{\s*(-?[a-z][\w-]*)/g)) this.message(other!);
    }
    return this.bundle.getMessage(name);
  }

  /** Of the messages and of their attributes, in the order of the file. */
  get names(): string[] {
    return (this.listed ??= [...this.texts].flatMap(([name, text]) => [
      name,
      ...[...text.matchAll(ATTRIBUTES)].map(([, attribute]) => `${name}.${attribute}`),
    ]));
  }
}
