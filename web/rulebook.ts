/* Converts docs/rules and docs/<language>/rules to the rules of the page. */
import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { Marked, Renderer, type RendererObject, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";
import { addressOf, placeOf, type Rulebook } from "./src/rulebook/place.ts";

/** Tables with more columns scroll sideways on narrow pages. */
const MAX_COLUMNS = 6;

/** Code and the comma after it. The page draws some code as cards, after which a browser might start a line with the comma. */
const ENDED_CODE = /<code>[^<]*<\/code>[,;.:)]+/g;

/** The names of the list items that are numbered paragraphs. */
type Named = Map<Tokens.ListItem, string>;

/** Provides the rules of Tycoon as the module `…/rules/tycoon.md?rulebook`, for example. */
export const rulebooks: Plugin = {
  name: "rulebooks",
  enforce: "pre",
  load(id) {
    if (!id.endsWith(".md?rulebook")) return null;
    const file = id.replace("?rulebook", "");
    return `export default ${JSON.stringify(rulebookOf(readFileSync(file, "utf8"), file))};`;
  },
};

export function rulebookOf(markdown: string, page: string): Rulebook {
  const named: Named = new Map();
  const marked = new Marked({ renderer: rendererFor(named, page) });
  const [title, ...rest] = marked.lexer(markdown);
  if (!title || !isHeading(title)) throw new Error(`${page} begins with no title`);
  const tokens = rest.filter((token) => !leadsToStrategy(token));
  name(tokens, named);
  const parts = tokens.filter(isHeading).filter(({ depth }) => depth === 2);
  return {
    title: title.text,
    parts: parts.map(({ text }) => ({ id: slug(text), title: text })),
    html: marked.parser(tokens).replace(ENDED_CODE, '<span class="kept">$&</span>'),
  };
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === "heading";
}

/**
 * Name the paragraphs as the games do: “10”, and “10a” for its parts. The page shows these names, so the text loses its “a)”.
 */
function name(tokens: Token[], named: Named): void {
  for (const list of tokens) {
    if (list.type !== "list" || !list.ordered) continue;
    (list as Tokens.List).items.forEach((item, index) => {
      const number = Number(list.start) + index;
      named.set(item, String(number));
      const below = item.tokens.flatMap((token) =>
        token.type === "list" ? (token as Tokens.List).items : [],
      );
      for (const one of below) {
        const text = (one.tokens[0] as Tokens.Text).tokens?.[0];
        const letter = text?.type === "text" && /^([a-z])\. /.exec(text.raw)?.[1];
        if (!letter) continue;
        named.set(one, `${number}${letter}`);
        (text as Tokens.Text).text = (text as Tokens.Text).text.slice(`${letter}. `.length);
      }
    });
  }
}

/** Return whether a paragraph links to advice. The page omits advice, because it shows only rules. */
function leadsToStrategy(token: Token): boolean {
  return token.type === "paragraph" && /\]\((\.\.\/)+strategy\//.test(token.raw);
}

function relinked({ href }: Tokens.Link, page: string): string {
  if (/^(#|https:)/.test(href)) return href;
  const [target = "", anchor] = href.split("#");
  const place = placeOf(posix.join(posix.dirname(page), target));
  if (!place) throw new Error(`${page}: ${href} is no page of rules`);
  return addressOf(place.game, place.language) + (anchor ? `#${anchor}` : "");
}

/** Return the anchor of a heading, which is the same as on GitHub. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, "")
    .replaceAll(" ", "-");
}

function rendererFor(named: Named, page: string): RendererObject {
  let part = "";
  return {
    heading({ tokens, depth, text }) {
      part = text;
      return `<h${depth} id="${slug(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link(token) {
      return Renderer.prototype.link.call(this, { ...token, href: relinked(token, page) }) as string;
    },
    list({ items, ordered, start }) {
      const [tag, first] = ordered ? ["ol", ` start="${start}"`] : ["ul", ""];
      const kind = items.some((item) => named.has(item)) ? ' class="paragraphs" role="list"' : "";
      return `<${tag}${first}${kind}>\n${items.map((item) => this.listitem(item)).join("")}</${tag}>\n`;
    },
    listitem(item) {
      const paragraph = named.get(item);
      const text = this.parser.parse(item.tokens);
      if (!paragraph) return `<li>${text}</li>\n`;
      const link = `<a class="paragraph" href="#${paragraph}">§\u00a0${paragraph}</a>`;
      return `<li id="${paragraph}">${link}<div>${text}</div></li>\n`;
    },
    table(token) {
      const table = Renderer.prototype.table.call(this, token) as string;
      if (token.header.length <= MAX_COLUMNS) return table;
      return `<div class="wide" role="region" tabindex="0" aria-label="${part}">${table}</div>\n`;
    },
  };
}
