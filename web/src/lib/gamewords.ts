import { Words, type Values } from "./fluent";
import { i18n, languages, type Language } from "./i18n/index.svelte";
import type { OptionValue } from "./protocol";

/** `note` explains the rule in a line. */
type OptionWords = { title: string; note?: string; values: Record<string, string> };

export type Options = Record<string, unknown>;

/** What the sentences about a table depend on. */
export type Setting = { players: number; options: Options };

/** The words that the generic pages need of a game. */
export type GameWords = {
  title: string;
  about: string;
  options: Record<string, OptionWords>;
};

/** What is said below the pages' own words on the rules; a part that has nothing to say at a table is empty. */
export type RulesWords = {
  aim: string;
  parts: { title: string; body: string }[];
  keys: { key: string; does: string }[];
};

/** A game's Fluent files: all that is said of it. Whoever reads here inside a component follows a change of language. */
export class Said {
  private readonly spoken: Record<Language, { now: Words; words: GameWords }>;

  /** `files` are the texts by their paths, which end with the language. */
  constructor(key: string, files: Record<string, string>) {
    const texts = Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path.split("/").at(-1)!.replace(".ftl", ""), text]),
    );
    const inOne = (language: Language) => {
      const now = new Words(texts, language);
      return [language, { now, words: gameWords(now, key) }];
    };
    this.spoken = Object.fromEntries(languages.map(inOne)) as typeof this.spoken;
  }

  get now(): Words {
    return this.spoken[i18n.language].now;
  }

  /** What the pages around the table need. */
  get words(): GameWords {
    return this.spoken[i18n.language].words;
  }

  /** A message, filled in. */
  readonly say = (name: string, values: Values = {}): string => this.now.say(name, values);

  /** The rules as they are at such a table: `rules-aim` stands first, and each other part has a title. */
  rules({ options, players }: Setting): RulesWords {
    const { now } = this;
    const values = plain({ ...options, players });
    const parts = now.after("rules-").filter((name) => !name.includes(".") && name !== "aim");
    const keys = now.after("key-").filter((name) => !name.includes("."));
    return {
      aim: now.say("rules-aim", values),
      parts: parts.map((name) => ({
        title: now.say(`rules-${name}.title`),
        body: now.say(`rules-${name}`, values),
      })),
      keys: keys.map((name) => ({
        key: now.say(`key-${name}.key`, values),
        does: now.say(`key-${name}`, values),
      })),
    };
  }
}

function gameWords(said: Words, key: string): GameWords {
  const or = (name: string, otherwise: string) => (said.has(name) ? said.say(name) : otherwise);
  const options = said.after("option-").filter((name) => !name.includes("."));
  const option = (option: string): [string, OptionWords] => {
    const name = `option-${option}`;
    const values = said.after(`${name}.value-`).map((value) => [value, said.say(`${name}.value-${value}`)]);
    const note = said.has(`${name}.note`) ? { note: said.say(`${name}.note`) } : {};
    return [option, { title: or(name, option), ...note, values: Object.fromEntries(values) }];
  };
  return {
    title: or("title", key),
    about: or("about", ""),
    options: Object.fromEntries(options.map(option)),
  };
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
