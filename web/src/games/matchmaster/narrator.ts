import type { Play } from "$lib/play.svelte";
import type { View } from "$lib/protocol";
import { speaker } from "$lib/speaker.svelte";
import { nameOf, spoken } from "./names";
import type { MatchmasterHappening } from "./types";
import { words } from "./words";

/** Tells the live region what everybody sees, in the chosen language. */
export class Narrator {
  constructor(private readonly play: Play) {}

  tell(happening: MatchmasterHappening): void {
    speaker.say(this.sentence(happening));
  }

  turn(view: View): void {
    const bidding = view.moves[0]?.startsWith("bid ");
    speaker.say(bidding ? words().bids.title : words().said.turn);
  }

  private sentence(happening: MatchmasterHappening): string {
    const { said } = words();
    const { you } = this.play.table;
    const name = (seat: number) => nameOf(this.play.table.seats, seat);
    const list = (counts: number[], tell: (name: string, count: number) => string) =>
      counts.map((count, seat) => tell(name(seat), count)).join(", ");
    switch (happening.type) {
      case "deal":
        return said.deal(happening.round, happening.size, name(happening.dealer));
      case "bid":
        return happening.seat === you ? said.youBid : said.bid(name(happening.seat));
      case "bids":
        return said.bids(list(happening.bids, said.one));
      case "card":
        return said.card(name(happening.seat), spoken(happening.card));
      case "trick":
        return happening.winner === you ? said.youTrick : said.trick(name(happening.winner));
      case "round":
        return said.round(list(happening.scores, said.score));
      case "over":
        return said.over(winners(happening.ranks).map(name).join(", "));
      default:
        return "";
    }
  }
}

export function winners(ranks: number[]): number[] {
  return ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}
