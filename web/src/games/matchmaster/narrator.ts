import type { View } from "$lib/protocol";
import { Narrator } from "$table/narrator";
import { spoken } from "./names";
import type { Happening } from "./contract";
import { words } from "./words";

export class MatchmasterNarrator extends Narrator<Happening> {
  protected override question(view: View): string {
    return view.moves[0]?.startsWith("bid ") ? words().bids.title : super.question(view);
  }

  protected sentence(happening: Happening): string {
    const { said } = words();
    const list = (counts: number[], tell: (name: string, count: number) => string) =>
      counts.map((count, seat) => tell(this.name(seat), count)).join(", ");
    switch (happening.type) {
      case "deal":
        return said.deal(happening.round, happening.size, this.name(happening.dealer));
      case "bid":
        return happening.seat === this.you ? said.youBid : said.bid(this.name(happening.seat));
      case "rethink":
        return happening.seat === this.you ? said.youRethink : said.rethink(this.name(happening.seat));
      case "bids":
        return said.bids(list(happening.bids, said.one));
      case "card":
        return said.card(this.name(happening.seat), spoken(happening.card));
      case "trick":
        return happening.winner === this.you ? said.youTrick : said.trick(this.name(happening.winner));
      case "round":
        return said.round(list(happening.scores, said.score));
      case "over":
        return this.over(happening.ranks);
      default:
        return "";
    }
  }
}
