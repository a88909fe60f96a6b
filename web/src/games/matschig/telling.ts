import { isSpecial, kindOf, valueOf, sum } from "./cards";
import type { Happening } from "./contract";
import { words } from "./words";

/** A card in words: "Water 5". */
export function spoken(card: string): string {
  const name = words().kinds[kindOf(card)];
  return isSpecial(card) ? name : words().card(name, valueOf(card));
}

export function listed(cards: string[]): string {
  const several = cards.length > 1 && cards.every((card) => kindOf(card) === "umbrella");
  return several ? words().umbrellas(cards.map(valueOf).join(" + ")) : cards.map(spoken).join(", ");
}

/** What happened, in a sentence that is both shown and said; empty where the table shows enough. */
export function sentence(happening: Happening, name: (seat: number) => string, you: number | null): string {
  const { said } = words();
  const whom = (seat: number) => (seat === you ? said.you : name(seat));
  const say = (seat: number, mine: () => string, other: (name: string) => string) =>
    seat === you ? mine() : other(name(seat));
  switch (happening.type) {
    case "deal":
      return say(
        happening.first,
        () => said.youDeal(happening.round),
        (first) => said.deal(happening.round, first),
      );
    case "throw": {
      const { seat, target, mud } = happening;
      const total = sum(mud);
      return say(
        seat,
        () => said.youThrow(whom(target), total),
        (who) => said.throw(who, whom(target), total),
      );
    }
    case "let":
      return said.let;
    case "add": {
      const { seat, card, target } = happening;
      return say(
        seat,
        () => said.youAdd(spoken(card), whom(target)),
        (who) => said.add(who, spoken(card), whom(target)),
      );
    }
    case "duck":
      return say(
        happening.seat,
        () => said.youDuck(whom(happening.target)),
        (who) => said.duck(who, whom(happening.target)),
      );
    case "defence": {
      const { seat, played, landed } = happening;
      const what = played.length ? listed(played) : said.nothing;
      return say(
        seat,
        () => said.youDefend(what, sum(landed)),
        (who) => said.defend(who, what, sum(landed)),
      );
    }
    case "splash":
      return say(
        happening.seat,
        () => said.youSplash(spoken(happening.card)),
        (who) => said.splash(who, spoken(happening.card)),
      );
    case "skip":
      return say(happening.seat, () => said.youSkip, said.skip);
    case "discard":
      return say(happening.seat, () => said.youDiscard, said.discard);
    default:
      return "";
  }
}
