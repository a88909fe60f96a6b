import { Words } from "$lib/fluent";
import type { GameWords } from "$lib/gamewords";
import { i18n, languages, type Language } from "$lib/i18n/index.svelte";
import type { GameDetails } from "$lib/protocol";
import type { Schema } from "./fields";

type Said = { said: Words; words: GameWords };

/** A game without a table of its own here: what the server says of it. */
export class KnownGame {
  readonly schema: Schema;
  private readonly spoken: Record<Language, Said>;

  constructor({ key, schema, words }: GameDetails) {
    this.schema = schema as Schema;
    const inOne = (language: Language): [Language, Said] => {
      const said = new Words(words, language);
      return [language, { said, words: gameWords(said, key) }];
    };
    this.spoken = Object.fromEntries(languages.map(inOne)) as Record<Language, Said>;
  }

  /** Everything that it says, in the language that is chosen now. */
  get said(): Words {
    return this.spoken[i18n.language].said;
  }

  /** What the pages around the table need of that. */
  get words(): GameWords {
    return this.spoken[i18n.language].words;
  }
}

/** The games that were learned, for their tables: a table knows the key of its game. */
export const known = new Map<string, KnownGame>();

export function knownGame(key: string): KnownGame {
  const game = known.get(key);
  if (!game) throw new Error(`nothing is known of the game ${key}`); // whoever shows its table learns it first
  return game;
}

function gameWords(said: Words, key: string): GameWords {
  const or = (name: string, otherwise: string) => (said.has(name) ? said.say(name) : otherwise);
  const values = (name: string) =>
    said.after(`${name}.value-`).map((value) => [value, said.say(`${name}.value-${value}`)]);
  const option = (option: string) => {
    const name = `option-${option}`;
    const note = said.has(`${name}.note`) ? { note: said.say(`${name}.note`) } : {};
    return [option, { title: or(name, option), ...note, values: Object.fromEntries(values(name)) }];
  };
  const options = said.after("option-").filter((name) => !name.includes("."));
  return {
    title: or("title", key),
    about: or("about", ""),
    options: Object.fromEntries(options.map(option)),
  };
}
