import { Words, type Values } from "./fluent";
import { i18n, languages, type Language } from "./i18n/index.svelte";
import type { OptionValue } from "./protocol";

/** `note` explains the rule in a line. */
type OptionWords = { title: string; note?: string; values: Record<string, string> };

export type Options = Record<string, unknown>;

/** A sentence that follows the house rules of a table and how many play there; empty where it has nothing to say. */
export type Sentence = string | ((options: Options, players: number) => string);

export function told(sentence: Sentence, { options, players }: Setting): string {
  return typeof sentence === "string" ? sentence : sentence(options, players);
}

/** What the sentences about a table depend on. */
export type Setting = { players: number; options: Options };

/** The words that the generic pages need of a game. */
export type GameWords = {
  title: string;
  about: string;
  options: Record<string, OptionWords>;
};

/** What is said below the pages' own words on the rules. */
export type RulesWords = {
  aim: Sentence;
  parts: { title: string; body: Sentence }[];
  keys: { key: Sentence; does: Sentence }[];
};

/** A game's Fluent files: all that is said of it. Whoever reads here inside a component follows a change of language. */
export class Said {
  private readonly spoken: Record<Language, Words>;

  /** `files` are the texts by their paths, which end with the language. */
  constructor(
    private readonly key: string,
    files: Record<string, string>,
  ) {
    const texts = Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path.split("/").at(-1)!.replace(".ftl", ""), text]),
    );
    this.spoken = Object.fromEntries(
      languages.map((language) => [language, new Words(texts, language)]),
    ) as Record<Language, Words>;
  }

  get now(): Words {
    return this.spoken[i18n.language];
  }

  /** A message, filled in. */
  readonly say = (name: string, values: Values = {}): string => this.now.say(name, values);

  /** What the pages around the table need. */
  get words(): GameWords {
    const { now } = this;
    return {
      title: this.or("title", this.key),
      about: this.or("about", ""),
      options: Object.fromEntries(now.after("option-").flatMap((key) => this.option(key))),
    };
  }

  /** The rules: `rules-aim` stands first, and each other part has a title. */
  get rules(): RulesWords {
    const { now } = this;
    const part =
      (name: string): Sentence =>
      (options, players) =>
        now.say(name, plain({ ...options, players }));
    const parts = now.after("rules-").filter((name) => !name.includes(".") && name !== "aim");
    const keys = now.after("key-").filter((name) => !name.includes("."));
    return {
      aim: part("rules-aim"),
      parts: parts.map((name) => ({ title: now.say(`rules-${name}.title`), body: part(`rules-${name}`) })),
      keys: keys.map((name) => ({ key: part(`key-${name}.key`), does: part(`key-${name}`) })),
    };
  }

  private option(key: string): [string, OptionWords][] {
    const { now } = this;
    const name = `option-${key}`;
    if (key.includes(".")) return [];
    const values = now.after(`${name}.value-`).map((value) => [value, now.say(`${name}.value-${value}`)]);
    const note = now.has(`${name}.note`) ? { note: now.say(`${name}.note`) } : {};
    return [[key, { title: this.or(name, key), ...note, values: Object.fromEntries(values) }]];
  }

  private or(name: string, otherwise: string): string {
    return this.now.has(name) ? this.now.say(name) : otherwise;
  }
}

/** House rules as the sentences know them: yes and no are words. */
function plain(options: Options): Values {
  const word = (value: unknown) => (typeof value === "number" ? value : String(value));
  return Object.fromEntries(Object.entries(options).map(([key, value]) => [key, word(value)]));
}

/** A rule without words of its own is still shown under the name that the server uses. */
export function optionTitle(words: GameWords, key: string): string {
  return i18n.lookup(words.options, key)?.title ?? key;
}

export function optionNote(words: GameWords, key: string): string | undefined {
  return i18n.lookup(words.options, key)?.note;
}

export function valueLabel(words: GameWords, key: string, value: OptionValue | null): string {
  const labels = i18n.lookup(words.options, key)?.values ?? {};
  return i18n.lookup(labels, String(value)) ?? String(value);
}
