import type { View } from "$lib/protocol";
import { Narrator } from "$table/narrator";
import { cardName, placeName, score } from "./names";
import type { Happening, Table } from "./contract";
import { words } from "./words";

export class TheMatchNarrator extends Narrator<Happening> {
  protected override question(view: View): string {
    const { phase, row, ball } = view.table as Table;
    const { said } = words();
    const what = phase === "shot" ? said.chooseShot : said.choose(row ?? 1);
    if (phase === "attack" && row !== 1) return what;
    return `${super.question(view)} ${ball ? said.ballIs(cardName(ball)) : ""} ${what}`;
  }

  /** The seat at the lower edge of the screen; somebody who only watches sees it as seat A does. */
  private get bottom(): number {
    return this.play.table.yours[0] ?? 0;
  }

  protected sentence(happening: Happening): string {
    const { said, parts, moments } = words();
    switch (happening.type) {
      case "deal":
        return `${parts[happening.part]}. ${said.begins(this.name(1 - happening.dealer), happening.part === "ten_shots")}`;
      case "ball":
        // One's own is named with the question that follows.
        if (happening.seat === this.you) return "";
        return said.ball(this.name(happening.seat), cardName(happening.card));
      case "card":
        return said.card(
          placeName(happening.place, happening.seat, this.bottom),
          cardName(happening.card),
          happening.match,
        );
      case "goal":
        return said.goal(this.name(happening.seat), score(happening.goals));
      case "miss":
        return happening.back.length ? said.back : said.miss;
      case "whistle":
        return said.whistle(moments.ends[happening.part], score(happening.goals));
      case "shot": {
        const first = said.shot(happening.choice, cardName(happening.card), happening.match);
        const second = happening.sixth ? said.keeper(cardName(happening.sixth), happening.goal) : "";
        const end = happening.goal ? said.goal(this.name(happening.seat), score(happening.goals)) : said.miss;
        return [first, second, end].filter(Boolean).join(" ");
      }
      case "circle":
        return `${moments.circle}. ${moments.circleMore}.`;
      case "pile":
        return `${moments.pile}. ${moments.pileMore}.`;
      case "toss":
        return moments.toss(this.name(happening.seat));
      case "rethink":
        return this.rethinks(happening.seat);
      case "over":
        return new Set(happening.ranks).size === 1
          ? said.draw(score(happening.scores))
          : this.over(happening.ranks);
    }
  }
}
