import type { Play } from "$lib/play/play.svelte";
import type { Happening as AnyHappening, View } from "$lib/protocol";
import type { Beat } from "$lib/animation/queue";
import type { Company, Fields } from "$table/texts/fields";
import { companyOf } from "$table/texts/names";
import { Scene, type Tempi } from "$table/scene.svelte";
import { WordsNarrator } from "$table/texts/words_narrator";
import { Asks } from "./asks.svelte";
import { beatsOf } from "./beats";
import type { Happening, Table } from "./contract";
import { halvingsIn } from "./halvings";
import { fieldsFor, listed, points, spoken } from "./names";
import { Offer } from "./offer";
import { atRest, TEMPI, type Shown } from "./shown";
import { say } from "./words";

/** How long it takes until mud flies by itself, in milliseconds: the least, and how much more at most. */
const HESITATION: Tempi<[number, number]> = { calm: [1600, 2600], still: [1600, 2600], quick: [250, 450] };

class MatschigNarrator extends WordsNarrator {
  constructor(
    play: Play,
    fields: Fields,
    private readonly company: Company,
  ) {
    super(play, fields);
  }

  /** The end of a round comes with the reasons why points were halved. */
  override sentence(happening: AnyHappening): string {
    const sentence = super.sentence(happening);
    const happened = happening as Happening;
    if (happened.type !== "round") return sentence;
    return [sentence, ...halvingsIn(happened, happened.round, this.company)].join(" ");
  }

  protected override question(view: View): string {
    const { phase, mud, missing, weight } = view.table as Table;
    if (phase === "throw") return say("asked-throw");
    if (phase === "window") return say("asked-window", { mud: listed(mud), card: spoken(missing ?? "") });
    return say("asked-defence", { mud: listed(mud), points: points(weight?.points ?? 0) });
  }
}

/** What the table shows right now. */
export class MatschigScene extends Scene<Table, Shown, Happening> {
  /** What lay in the pools when the last round ended. */
  pools = $state.raw<Pick<Table, "pool_cards" | "pool_points"> | null>(null);
  readonly asks: Asks = new Asks(this.play);
  /** Who plays, and who of them reads. */
  readonly company: Company;
  private readonly fields: Fields;
  private readonly myOffer = new Offer();

  constructor(play: Play) {
    const company = companyOf(play);
    const fields = fieldsFor(company);
    super(play, new MatschigNarrator(play, fields, company));
    this.company = company;
    this.fields = fields;
  }

  /** Changes with every new thing that is asked: what was picked for the last one is forgotten. */
  readonly question = $derived.by(() => {
    const { phase, round, mud, target } = this.asked;
    return [phase, round, ...mud, target, this.play.tries].join(" ");
  });

  /** Whether this person is asked to add a card, or was and has answered. */
  get windowed(): boolean {
    return this.me !== null && this.asked.asked.includes(this.me);
  }

  /** Whether this hand has the card that makes the mud perfect. */
  readonly able = $derived.by(() => this.moves.some((move) => move.startsWith("add ")));
  /** Whether nobody needs to be asked, and the mud flies on by itself in a moment. */
  readonly passes = $derived.by(
    () => this.newest.phase === "window" && super.myTurn && this.asks.lets(this.able),
  );

  /** That somebody has answered, and not what. */
  protected override minor(happening: Happening): boolean {
    return happening.type === "answer";
  }

  protected override decides(view: View<Table>): boolean {
    const able = view.moves.some((move) => move.startsWith("add "));
    return super.decides(view) && !(view.table.phase === "window" && this.asks.lets(able));
  }

  override get myTurn(): boolean {
    return super.myTurn && !this.passes;
  }

  /** Who has not answered yet. */
  get awaited(): number[] {
    const { asked, answered } = this.table;
    return asked.filter((seat) => !answered[seat]);
  }

  /** What is just happening, in a sentence; empty where the table shows enough. */
  get news(): string {
    const { news, table } = this.shown;
    const told = (news && this.fields.event(news)) ?? "";
    const beaten = news?.type === "add" && this.myOffer.isBeatenBy(news.seat, table.mud, this.me);
    if (!beaten) return told;
    return `${told} ${say("answering-beaten", { name: this.shortName(news.seat), card: spoken(news.card) })}`;
  }

  override move(move: string): void {
    if (move.startsWith("add ")) this.myOffer.make(this.asked.mud);
    super.move(move);
  }

  /** By chance, so that nobody learns anything from how long it took; among bots it only lets the throw be seen. */
  hesitation(): number {
    const [least, more] = this.asks.unseen ? HESITATION.quick : this.inTempo(HESITATION);
    return least + Math.random() * more;
  }

  protected beats(happening: Happening, after: Table): Beat[] {
    if (happening.type === "round") {
      this.openSheet(!this.amongOthers); // others may wait for an answer that comes by itself
      this.pools = { pool_cards: happening.pools, pool_points: happening.pool_points };
    }
    return beatsOf(happening, this.shown, after, this.eyes, this.inTempo(TEMPI));
  }

  protected override fresh(table: Table): boolean {
    return table.round === 1 && table.played.length === 0 && table.mud.length === 0;
  }

  protected atRest(table: Table): Shown {
    return atRest(table);
  }

  protected override settled(): void {
    if (this.over) this.sheetOpen = false;
  }
}
