import type { Values, Words } from "./fluent";
import type { OptionValue, Table } from "$lib/protocol";
import { common, Said, type File, type KeyWords } from "./words";

/** The texts of a house rule. `note` explains the rule in one line. */
type OptionWords = { title: string; note: string | undefined; values: Record<string, string> };

export type Options = Record<string, unknown>;

/** The settings on which the rules of a table depend. */
export type Setting = { players: number; options: Options } & Partial<Pick<Table, "seats" | "yours">>;

export type GameWords = {
  title: string;
  about: string;
  options: Record<string, OptionWords>;
};

/** The rules of a game, as its table shows them. A part that does not apply to the table is empty. */
export type RulesWords = {
  aim: string;
  parts: { title: string; body: string }[];
  keys: KeyWords[];
};

export class GameSaid extends Said {
  private readonly made = new WeakMap<Words, GameWords>();

  constructor(
    private readonly key: string,
    files: Record<string, File>,
  ) {
    super(files);
  }

  get words(): GameWords {
    const { now } = this;
    const words = this.made.get(now) ?? gameWords(now, this.key);
    this.made.set(now, words);
    return words;
  }

  /** Return the rules for a table with these settings. */
  rules(setting: Setting): RulesWords {
    const { now } = this;
    const { seats = [], yours = [] } = setting;
    // Against bots alone, a player may undo every move.
    const free = yours.length === 1 && seats.every(({ seat, kind }) => kind === "bot" || seat === yours[0]);
    const values = valuesOf(setting);
    const parts = now.after("rules-").filter((name) => !name.includes(".") && name !== "aim");
    return {
      aim: now.sayIfKnown("rules-aim", values) ?? this.words.about,
      parts: parts.map((name) => ({
        title: now.sayIfKnown(`rules-${name}.title`, values) ?? "",
        body: free && name === "taking-back" ? common.say("rules-free") : now.say(`rules-${name}`, values),
      })),
      keys: this.keys(values),
    };
  }
}

/** Return the files of this game by their paths. */
export function filesOf<T>(files: Record<string, T>, game: string): Record<string, T> {
  return Object.fromEntries(Object.entries(files).filter(([path]) => path.includes(`/cardgames/${game}/`)));
}

function gameWords(said: Words, key: string): GameWords {
  const options = said.after("option-").filter((name) => !name.includes("."));
  const option = (option: string): [string, OptionWords] => {
    const name = `option-${option}`;
    const title = said.sayIfKnown(name) ?? option;
    const note = said.sayIfKnown(`${name}.note`) ?? undefined;
    const values = said.after(`${name}.value-`);
    const texts = values.map((value): [string, string] => [value, said.say(`${name}.value-${value}`)]);
    return [option, { title, note, values: Object.fromEntries(texts) }];
  };
  return {
    title: said.sayIfKnown("title") ?? key,
    about: said.sayIfKnown("about") ?? "",
    options: Object.fromEntries(options.map(option)),
  };
}

/** Return the variables of the rules: the house rules, in which truth values become texts, and the number of players. */
export function valuesOf({ options, players }: Setting): Values {
  const word = (value: unknown) => (typeof value === "number" ? value : String(value));
  return Object.fromEntries(
    Object.entries({ ...options, players }).map(([key, value]) => [key, word(value)]),
  );
}

/** Return the title of a house rule, or its key if this page has no text for it. */
export function optionTitle(words: GameWords, key: string): string {
  return own(words.options, key)?.title ?? key;
}

export function optionNote(words: GameWords, key: string): string | undefined {
  return own(words.options, key)?.note;
}

export function valueLabel(words: GameWords, key: string, value: OptionValue | null): string {
  return own(own(words.options, key)?.values ?? {}, String(value)) ?? String(value);
}

/** Return an entry by a key from the server. An inherited name such as `constructor` must not match. */
function own<T>(entries: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}
