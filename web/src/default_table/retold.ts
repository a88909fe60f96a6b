import type { Company } from "$table/texts/fields";
import { nameOf } from "$table/texts/names";
import { figure, signed } from "$table/texts/figures";
import type { Measure, Retold } from "$table/game";
import type { Adviser } from "$table/hint/hint.svelte";
import { TableFields } from "./fields";
import type { KnownGame } from "./known";
import Tag from "./Tag.svelte";
import { say } from "./words";

const DIGITS = 2;

/** Return the texts of hints. The game's text of a move is not a sentence, so a common sentence contains that text. */
export function adviserFor(fields: TableFields): Adviser {
  return {
    move: (move) => say("hint-choose", { move: fields.move(move) }),
    lit: (move) => [move, ...move.split(" ").filter((word) => fields.isCard(word))],
    less: (worth) => say("hint-less", { worth: counted(worth) }),
  };
}

export function retoldOf(game: KnownGame): Retold {
  const fieldsFor = (company: Company) => new TableFields(game.schema, () => game.said.now, company);
  const fields = fieldsFor({ name: (seat) => nameOf([], seat), you: null });
  return {
    ...(fields.hasHand ? { Card: Tag, wide: true, spoken: (card: string) => fields.card(card) } : {}),
    move: (move) => fields.move(move),
    secret: (own, seat, name) =>
      secretOf(own as Record<string, unknown>, seat, fieldsFor({ name, you: null })),
    reason: (reason, company) => fieldsFor(company).reason(reason),
    measure: () => measure,
  };
}

/** Return what only this seat saw besides its cards, if the game has labels for it. */
function secretOf(own: Record<string, unknown>, seat: number, fields: TableFields): string | null {
  const among = (perSeat: boolean) => fields.labelled(perSeat).filter(({ name }) => name in own);
  const parts = [
    ...among(false).map(({ name, label }) => `${label}: ${fields.value(name, own[name])}`),
    ...among(true).map(({ name, label }) => `${label}: ${fields.valueAt(name, seat, own[name])}`),
  ];
  return parts.join(", ") || null;
}

/** The unit of the outcome depends on the game (chips, a share of the opponents), so the texts omit the unit. */
const measure: Measure = {
  get title() {
    return say("worth");
  },
  figure: (outcome) => outcome,
  change: (outcome) => signed(outcome, DIGITS),
  share: (outcome) => signed(outcome, DIGITS),
  result: (outcome) => signed(outcome, DIGITS),
  cost: (loss) => measure.costNumber(loss),
  costNumber: (loss) => figure(-loss, DIGITS),
  mark: counted,
};

/** Format a number without superfluous decimals. */
function counted(value: number): string {
  const digits = Array.from({ length: DIGITS }, (_, count) => count);
  return figure(value, digits.find((count) => Number(value.toFixed(count)) === value) ?? DIGITS);
}
