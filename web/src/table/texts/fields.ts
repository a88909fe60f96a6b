import type { Values, Words } from "$lib/i18n/fluent";
import { say } from "$lib/i18n/words";
import type { Happening, Problem, Reason } from "$lib/protocol";
import { figure, points } from "./figures";
import { called } from "./names";

/**
 * A field of a contract, as JSON Schema. The `format` of a field gives its meaning: a seat, a card, a value for every
 * seat.
 */
export type Field = {
  $ref?: string;
  anyOf?: Field[];
  type?: string;
  format?: string;
  items?: Field;
  properties?: Record<string, Field>;
  enum?: unknown[];
};
export type Schema = {
  properties: { table: Field; happening: Field; refusal?: Field; reason?: Field };
  $defs?: Record<string, Field>;
};

/** The names of the players, and the seat that texts call "you". */
export type Company = { name: (seat: number) => string; readonly you: number | null };

const NOTHING = "–";

export class Fields {
  protected readonly table: Record<string, Field>;
  protected readonly events: Record<string, Field>;
  private readonly refusals: Record<string, Field>;
  private readonly reasons: Record<string, Field>;

  constructor(
    private readonly schema: Schema,
    protected readonly words: () => Words,
    private readonly company: Company,
  ) {
    const { table, happening, refusal, reason } = schema.properties;
    this.table = this.resolved(table).properties ?? {};
    this.events = this.tagged(happening, "type");
    this.refusals = refusal ? this.tagged(refusal, "code") : {};
    this.reasons = reason ? this.tagged(reason, "code") : {};
  }

  get hasHand(): boolean {
    return "hand" in this.table;
  }

  card(card: unknown): string {
    return this.hasHand ? this.said(card, this.of("hand").items ?? {}) : String(card);
  }

  /** Return the sentence of a happening, or `null` if the game has no sentence for it. */
  event(happening: Happening): string | null {
    const name = `event-${happening.type}`;
    if (!this.words().has(name)) return null;
    return this.words().say(name, this.values(happening, this.events[happening.type])) || null;
  }

  refusal(refusal: NonNullable<Problem["refusal"]>): string | null {
    return this.coded("refusal", refusal, this.refusals);
  }

  reason(reason: Reason): string | null {
    return this.coded("reason", reason, this.reasons);
  }

  /** Return the text of a move, chosen by its first word. Without a text, returns the move in its notation. */
  move(move: string): string {
    const [verb = ""] = move.split(" ", 1);
    const name = `move-${verb}`;
    if (!this.words().has(name)) return this.named(move);
    return this.words().say(name, { rest: plain(this.rest(move.slice(verb.length + 1))) });
  }

  /** Return the text after the first word of a move. */
  protected rest(text: string): string {
    return text;
  }

  /**
   * Return the variables of a sentence. A seat gives its name and whether it is "you". A list also gives its length. A
   * truth value is "true" or "false".
   */
  private values(part: object, field: Field | undefined): Values {
    const values: Values = {};
    for (const [key, inner] of Object.entries(field?.properties ?? {})) {
      const { format } = this.resolved(inner);
      const value = (part as Record<string, unknown>)[key] ?? null;
      const counted = typeof value === "number" && format !== "seat";
      if (value === null || typeof value === "boolean") values[key] = plainValue(value);
      else values[key] = counted ? value : this.said(value, inner);
      if (format === "seat") values[`${key}_is`] = value === this.company.you ? "you" : "other";
      if (Array.isArray(value)) values[`${key}_count`] = value.length;
    }
    return values;
  }

  private coded(what: string, part: Record<string, unknown>, kinds: Record<string, Field>): string | null {
    const code = String(part.code);
    const name = `${what}-${code}`;
    return this.words().has(name) ? this.words().say(name, this.values(part, kinds[code])) : null;
  }

  private tagged(union: Field, tag: string): Record<string, Field> {
    const kinds = (union.anyOf ?? [union]).map((kind) => this.resolved(kind));
    return Object.fromEntries(kinds.map((kind) => [String(kind.properties?.[tag]?.enum?.[0]), kind]));
  }

  protected of(name: string): Field {
    return this.resolved(this.table[name] ?? {});
  }

  /** Return a value as text. `message` is the message that labels the value. */
  protected said(value: unknown, among: Field, message = ""): string {
    const { format, items = {}, properties = {} } = this.resolved(among);
    if (value === null || value === undefined) return NOTHING;
    if (typeof value === "boolean") return value ? say("value-yes") : say("value-no");
    if (typeof value === "number") return format === "seat" ? this.company.name(value) : counted(value);
    if (typeof value === "string") return format === "card" ? this.named(value) : value;
    if (Array.isArray(value)) {
      const all = value.map((one) => this.said(one, items, message));
      if (format !== "per-seat") return all.join(", ") || NOTHING;
      return all.map((one, seat) => `${called(seat, this.company)} ${one}`).join(", ");
    }
    const parts = Object.entries(value).filter(([name]) => name in properties);
    return parts.map(([name, part]) => this.said(part, properties[name] ?? {})).join(" ");
  }

  /** Return the text of a card, found by its whole name or by its first letter. */
  named(card: string): string {
    if (this.words().has(`card-${card}`)) return this.words().say(`card-${card}`);
    const [letter, rest] = [card.charAt(0), card.slice(1)];
    const known = rest !== "" && this.words().has(`card-${letter}`);
    return known ? this.words().say(`card-${letter}`, { rest: plain(rest) }) : card;
  }

  /** Follow references, and unwrap a field that may be null. */
  protected resolved(field: Field): Field {
    if (field.$ref) return this.resolved(this.schema.$defs?.[field.$ref.split("/").at(-1) ?? ""] ?? {});
    const choices = (field.anyOf ?? []).filter(({ type }) => type !== "null");
    return choices.length === 1 && choices[0] ? this.resolved(choices[0]) : field;
  }
}

/** Return a value as in the variants of a message: a missing value is "none". */
export function plainValue(value: unknown): string {
  return ["boolean", "number", "string"].includes(typeof value) ? `${value as string}` : "none";
}

/** Return digits as a number, so that the sentence can choose its plural. */
function plain(rest: string): string | number {
  return /^\d+$/.test(rest) ? Number(rest) : rest;
}

function counted(value: number): string {
  return Number.isInteger(value) ? points(value) : figure(value, 2);
}
