import type { View } from "$lib/protocol";
import { Narrator } from "$table/narrator";
import type { Happening, Table } from "./contract";
import { words } from "./words";

export class TycoonNarrator extends Narrator<Happening> {
  protected override question(view: View): string {
    const { play, forced } = view.table as Table;
    const { said, status } = words();
    if (forced === "return") return `${status.youReturn}.`;
    if (!play) return view.moves[0] === "pass" ? `${status.barren}.` : said.turnLead;
    if (forced === "pass") return `${status.forced(play.number)}.`;
    if (view.moves.length === 1) return said.turnStuck;
    return said.turn(play.cards.length, play.number);
  }

  protected sentence(happening: Happening): string {
    const { said } = words();
    const mine = (seat: number) => seat === this.you;
    switch (happening.type) {
      case "deal":
        return mine(happening.leader) ? said.youDeal : said.deal(this.name(happening.leader));
      case "play": {
        const { seat, number, sticks, cards } = happening;
        return mine(seat)
          ? said.youPlay(cards.length, number, sticks)
          : said.play(this.name(seat), cards.length, number, sticks);
      }
      case "revolution":
        return said[happening.order];
      case "pass":
        return mine(happening.seat) ? said.youPass : said.pass(this.name(happening.seat));
      case "return":
        return mine(happening.seat) ? said.youReturn : said.return(this.name(happening.seat));
      case "out":
        return mine(happening.seat)
          ? said.youOut(happening.place)
          : said.out(this.name(happening.seat), happening.place);
      case "clear":
        return mine(happening.leader) ? said.youClear : said.clear(this.name(happening.leader));
      case "lead":
        return mine(happening.seat) ? said.youLeadNow : said.lead(this.name(happening.seat));
      case "rethink":
        return this.rethinks(happening.seat);
      case "over":
        return this.over(happening.ranks);
    }
  }
}
