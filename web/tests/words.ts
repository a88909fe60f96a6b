/*
 * A check of the Fluent messages that the page uses, because TypeScript does not read Fluent files.
 *
 * All languages have the same messages with the same variables. Each call of `say` needs a message and its variables. Each
 * message is used.
 */
import { FluentResource } from "@fluent/bundle";
import { parse } from "svelte/compiler";

const COMMON = "lib";
/** The start of the messages that the function `keys` uses. */
const KEYS = "key-";

/** `gaps` are the variables of a message and of the messages that it contains, `inside` the names of the contained messages. */
export type Message = { gaps: string[]; inside: string[]; pattern: unknown };
/** `name` has a `*` for each expression in it. `name` and `given` are `null` if they are known only at runtime. */
type Call = { text: string; own: boolean; name: string | null; given: string[] | null };
type Tree = Record<string, unknown>;

/** Return the errors. `files` are the sources and the Fluent files by their paths in `src`. */
export function wrongWords(files: Record<string, string>): string[] {
  const folders = foldersIn(files);
  const unsaid = new Map([...folders].map(([folder, spoken]) => [folder, toBeSaid(spoken)]));
  const wrongCalls = Object.entries(files).flatMap(([path, source]) => {
    const top = path.split("/")[0]!;
    return callsIn(path, source).flatMap((call) => {
      // tests/cardgames/test_words.py checks the texts of the games.
      if (call.own && top === "games") return [];
      const folder = call.own && folders.has(top) ? top : COMMON;
      const known = allOf(folders.get(folder));
      const said = meant(call, [...known.keys()]);
      for (const name of said) unsaid.get(folder)?.delete(name);
      return wrongIn(
        call,
        said.map((name) => known.get(name)!),
      ).map((problem) => `${path}: ${call.text} ${problem}`);
    });
  });
  return [
    ...untranslated(folders),
    ...wrongCalls,
    ...[...unsaid].flatMap(([folder, names]) =>
      [...names].map((name) => `${folder}/words: ${name} is never used`),
    ),
  ];
}

/** Return the messages of a Fluent file and their attributes by their names. */
export function messages(text: string): Map<string, Message> {
  const patterns = new Map(
    new FluentResource(text).body.flatMap(({ id, value, attributes }) => [
      ...(value === null ? [] : [[id, value] as const]),
      ...Object.entries(attributes).map(([name, pattern]) => [`${id}.${name}`, pattern] as const),
    ]),
  );
  const inside = (name: string) => partsOf(patterns.get(name), "mesg");
  const gaps = (name: string): string[] => [
    ...partsOf(patterns.get(name), "var"),
    ...inside(name).flatMap((other) => gaps(other)),
  ];
  return new Map(
    [...patterns].map(([name, pattern]) => [
      name,
      { gaps: [...new Set(gaps(name))].sort(), inside: inside(name), pattern },
    ]),
  );
}

type Spoken = Map<string, Map<string, Message>>;

/** Return the texts of each folder by their language. */
function foldersIn(files: Record<string, string>): Map<string, Spoken> {
  const folders = new Map<string, Spoken>();
  for (const [path, text] of Object.entries(files)) {
    const [, folder, language] = /^(.*)\/words\/(.*)\.ftl$/.exec(path) ?? [];
    if (folder && language)
      folders.set(folder, (folders.get(folder) ?? new Map<string, never>()).set(language, messages(text)));
  }
  return folders;
}

function allOf(spoken: Spoken = new Map()): Map<string, Message> {
  return new Map([...spoken.values()].flatMap((known) => [...known]));
}

function untranslated(folders: Map<string, Spoken>): string[] {
  const languages = [...(folders.get(COMMON)?.keys() ?? [])];
  return [...folders].flatMap(([folder, spoken]) => {
    const all = [...allOf(spoken)];
    return [...new Set([...languages, ...spoken.keys()])].flatMap((language) =>
      all.flatMap(([name, { gaps }]) => {
        const found = spoken.get(language)?.get(name);
        if (!found) return [`${folder}/words/${language}.ftl has no ${name}`];
        const same = String(found.gaps) === String(gaps);
        return same
          ? []
          : [`${folder}/words/${language}.ftl has other variables in ${name} than another language`];
      }),
    );
  });
}

/** Return the messages that the sources have to use by name. */
function toBeSaid(spoken: Spoken): Set<string> {
  const all = allOf(spoken);
  const inside = [...all.values()].flatMap((message) => message.inside);
  return new Set([...all.keys()].filter((name) => !name.startsWith(KEYS) && !inside.includes(name)));
}

function meant({ name }: Call, names: string[]): string[] {
  if (name === null) return [];
  const like = new RegExp(`^${name.replaceAll(".", "\\.").replaceAll("*", "[\\w-]+")}$`);
  return names.filter((one) => like.test(one));
}

function wrongIn({ name, given }: Call, said: Message[]): string[] {
  if (name === null) return ["has a name that is known only at runtime"];
  if (said.length === 0) return ["has no message"];
  if (given === null) return [];
  const gaps = said.flatMap((message) => message.gaps);
  return [
    ...gaps.filter((gap) => !given.includes(gap)).map((gap) => `lacks ${gap}`),
    ...given.filter((value) => !gaps.includes(value)).map((value) => `has no variable for ${value}`),
  ];
}

function callsIn(path: string, source: string): Call[] {
  if (!/\.(ts|svelte)$/.test(path) || !/\b(say|sayIfKnown)\(/.test(source)) return [];
  const text = path.endsWith(".svelte") ? source : `<script lang="ts">${source}\n</script>`;
  return nodesIn(parse(text, { modern: true })).flatMap((node) => {
    if (node.type !== "CallExpression") return [];
    const written = ({ start, end }: Tree) => text.slice(Number(start), Number(end));
    const called = written(node.callee as Tree);
    if (!/^(say|common\.say|common\.now\.sayIfKnown)$/.test(called)) return [];
    const [name, values] = node.arguments as Tree[];
    return [{ text: written(node), own: called === "say", name: nameIn(name), given: givenIn(values) }];
  });
}

function nameIn(node: Tree | undefined): string | null {
  if (node?.type === "Literal") return String(node.value);
  if (node?.type !== "TemplateLiteral") return null;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join("*");
}

function givenIn(node: Tree | undefined): string[] | null {
  if (!node) return [];
  const properties = (node.properties ?? [{}]) as { key?: { name: string } }[];
  return properties.every(({ key }) => key) ? properties.map(({ key }) => key!.name) : null;
}

function nodesIn(tree: unknown): Tree[] {
  if (typeof tree !== "object" || tree === null) return [];
  return [tree as Tree, ...Object.values(tree).flatMap(nodesIn)];
}

function partsOf(pattern: unknown, type: string): string[] {
  return nodesIn(pattern).flatMap((node) => (node.type === type ? [String(node.name)] : []));
}
