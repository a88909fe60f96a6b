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

/** Delay before the page lets mud fly, in milliseconds: the minimum, and the random part. */
const HESITATION: Tempi<[number, number]> = { calm: [1600, 2600], still: [1600, 2600], quick: [250, 450] };

class MatschigNarrator extends WordsNarrator {
  constructor(
    play: Play,
    fields: Fields,
    private readonly company: Company,
  ) {
    super(play, fields);
  }

  /** The sentence about the end of a round includes why points were halved. */
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

export class MatschigScene extends Scene<Table, Shown, Happening> {
  pools = $state.raw<Pick<Table, "pool_cards" | "pool_points"> | null>(null);
  readonly asks: Asks = new Asks(this.play);
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

  /** A key that changes with every new decision. The page then drops the cards that the player picked before. */
  readonly question = $derived.by(() => {
    const { phase, round, mud, target } = this.asked;
    return [phase, round, ...mud, target, this.play.tries].join(" ");
  });

  /** Whether the player is asked about adding a card, or has already answered. */
  get windowed(): boolean {
    return this.me !== null && this.asked.asked.includes(this.me);
  }

  readonly able = $derived.by(() => this.moves.some((move) => move.startsWith("add ")));
  /** Whether the page soon lets the mud fly for the player. */
  readonly passes = $derived.by(
    () => this.newest.phase === "window" && super.myTurn && this.asks.lets(this.able),
  );

  /**
   * An answer is public, but its content is not. At the end of a round no player can throw, and a learner need not read
   * this about each player.
   */
  protected override minor(happening: Happening, after?: Table): boolean {
    return (
      happening.type === "answer" || (happening.type === "skip" && after !== undefined && this.ends(after))
    );
  }

  private ends({ phase, round }: Table): boolean {
    return phase === "over" || round !== this.table.round;
  }

  protected override decides(view: View<Table>): boolean {
    const able = view.moves.some((move) => move.startsWith("add "));
    return super.decides(view) && !(view.table.phase === "window" && this.asks.lets(able));
  }

  override get myTurn(): boolean {
    return super.myTurn && !this.passes;
  }

  get awaited(): number[] {
    const { asked, answered } = this.table;
    return asked.filter((seat) => !answered[seat]);
  }

  /** The current happening as a sentence; empty if the table shows enough. */
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

  /**
   * Return a random delay, so that other people cannot learn anything from the time of an answer. Among bots, the delay
   * only makes the throw visible.
   */
  hesitation(): number {
    const [least, more] = this.asks.unseen ? HESITATION.quick : this.inTempo(HESITATION);
    return least + Math.random() * more;
  }

  protected beats(happening: Happening, after: Table): Beat[] {
    if (happening.type === "round") {
      this.openSheet(!this.amongOthers); // other people may wait for an answer that this page gives
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
