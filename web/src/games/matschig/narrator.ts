import type { View } from "$lib/protocol";
import { Narrator } from "$table/narrator";
import { sum } from "./cards";
import { listed, sentence, spoken } from "./telling";
import type { Happening, Table } from "./contract";
import { words } from "./words";

export class MatschigNarrator extends Narrator<Happening> {
  protected override question(view: View): string {
    const { phase, mud, missing } = view.table as Table;
    const { asked } = words();
    if (phase === "throw") return asked.throw;
    if (phase === "window") return asked.window(listed(mud), spoken(missing ?? ""));
    return asked.defence(listed(mud), sum(mud));
  }

  protected sentence(happening: Happening): string {
    const { said } = words();
    switch (happening.type) {
      case "answer":
        return happening.seat === this.you ? "" : said.answer(this.name(happening.seat));
      case "round":
        return said.round(
          happening.points
            .map((points, seat) => said.account(this.name(seat), points, happening.accounts[seat] ?? 0))
            .join(", "),
        );
      case "over":
        return this.over(happening.ranks);
      default:
        return sentence(happening, (seat) => this.name(seat), this.you);
    }
  }
}
