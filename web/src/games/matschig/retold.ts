import { i18n } from "$lib/i18n/i18n.svelte";
import { figure, signed } from "$table/texts/figures";
import type { Retold } from "$table/game";
import type { Adviser } from "$table/hint/hint.svelte";
import Card from "./Card.svelte";
import type { Table } from "./contract";
import { groupsOf, seatIn } from "./moves";
import { fieldsFor, listed, spoken } from "./names";
import { say } from "./words";

/** Return a move as text: "throw Water 5 and Sand 3 at Cara". */
export function spokenMove(move: string, name: (seat: number) => string): string {
  const [verb = "", ...rest] = move.split(" ");
  const whom = () => name(seatIn(move));
  const all = (cards: string[]) => new Intl.ListFormat(i18n.language).format(cards.map(spoken));
  switch (verb) {
    case "throw":
      return say("hint-throw", { mud: all(rest.slice(0, -1)), whom: whom() });
    case "add":
      return say("hint-add", { card: spoken(rest[0] ?? ""), whom: whom() });
    case "let":
      return say("hint-let");
    case "take":
      return say("hint-take");
    case "shield":
      return say("hint-shield", { groups: groups(move) });
    case "Duck":
      return say("hint-duck", { whom: whom() });
    case "13":
      return say("hint-avert", { mud: all(rest) });
    default:
      return say("hint-play", { card: spoken(verb) });
  }
}

function groups(move: string): string {
  return (groupsOf(move) ?? [])
    .map(({ mud, umbrellas }) => say("hint-against", { umbrellas: listed(umbrellas), mud: spoken(mud) }))
    .join("; ");
}

/**
 * Return what a hint highlights: the player's cards, the mud cards under umbrellas, the target, or the button that lets
 * the mud fly.
 */
function litBy(move: string): string[] {
  const groups = groupsOf(move);
  if (groups) return groups.flatMap(({ mud, umbrellas }) => [`mud=${mud}`, ...umbrellas]);
  const [verb = "", ...rest] = move.split(" ");
  if (verb === "13") return [verb, ...rest.map((mud) => `mud=${mud}`)];
  if (verb === "throw" || verb === "add") return [...rest.slice(0, -1), `aim=${seatIn(move)}`];
  return verb === "Duck" ? [verb, `aim=${seatIn(move)}`] : [verb, `testid=${verb}`];
}

export function adviserWith(name: (seat: number) => string): Adviser {
  return {
    move: (move) => spokenMove(move, name),
    lit: litBy,
    less: (points) => say("hint-less", { points: figure(points, 1) }),
  };
}

export const retold: Retold = {
  Card,
  spoken,
  part: (table) => {
    const { round, rounds } = table as Table;
    return say("round", { round, rounds: rounds ?? "none" });
  },
  move: sentence,
  secret: (own, _, name) => {
    const { answer } = own as Partial<Table>;
    return answer ? sentence(answer, null, name) : null;
  },
  reason: (reason, company) => fieldsFor(company).reason(reason),
  measure: ({ players, options }) => ({
    ...(options.party ? places(players) : mud()),
  }),
};

function sentence(move: string, _: unknown, name: (seat: number) => string): string {
  return move.startsWith("Duck ") ? say("retold-duck", { whom: name(seatIn(move)) }) : spokenMove(move, name);
}

function lostPoints(points: number): string {
  return figure(-points, 1);
}

function mud() {
  return {
    title: say("expected"),
    cost: (points: number) => say("expected-unit", { points: lostPoints(points) }),
    costNumber: lostPoints,
    figure: (points: number) => points,
    change: (points: number) => say("expected-unit", { points: signed(points, 1) }),
    share: (points: number) => signed(points, 1),
    result: (points: number) => signed(points, 1),
    mark: (points: number) => figure(points, 0),
  };
}

/**
 * In the party variant, the value is the number of players who go out earlier. The cost of a move is still in points of
 * mud.
 */
function places(players: number) {
  return {
    title: say("expected-party"),
    cost: (points: number) => say("expected-mud", { points: lostPoints(points) }),
    costNumber: lostPoints,
    figure: (share: number) => share * (players - 1),
    change: (share: number) => say("expected-places", { places: signed(share * (players - 1), 1) }),
    share: (share: number) => signed(share * (players - 1), 1),
    result: (share: number) => figure(share * (players - 1), 1),
    mark: (others: number) => figure(others, 0),
  };
}
