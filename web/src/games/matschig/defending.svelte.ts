import { held, type Held } from "$table/cards/held";
import { arranged, type Places } from "./arranging";
import type { Outcome } from "./contract";
import { groupsOf, letterOf, meant, shieldOf, type Group } from "./moves";
import { isSpecial, kindOf, type Special } from "./kinds";
import type { MatschigScene } from "./scene.svelte";
import { say } from "./words";

/**
 * The defence that the player is choosing: no card, umbrellas, or one special card. The server sends the outcome of
 * each choice.
 */
export class Defending {
  private onMud: Places = $state.raw({});
  /**
   * Umbrellas that the player has tapped. Until the player presses a mud card, the page puts tapped umbrellas where
   * they help most.
   */
  private tapped: string[] = $state.raw([]);
  private specialId = $state<string | null>(null);
  /** Indexes of the mud cards that the card 13 discards. */
  private spared: number[] = $state.raw([]);
  private wished = $state<number | null>(null);

  constructor(private readonly scene: MatschigScene) {}

  readonly mud = $derived.by(() => this.scene.asked.mud);
  private readonly outcomes = $derived.by(() => this.scene.asked.outcomes ?? []);
  private readonly covers = $derived.by(() => this.scene.asked.covers ?? []);
  private readonly byUmbrellas = $derived.by(
    () => new Map(this.covers.map((cover) => [String(cover.umbrellas), cover])),
  );
  private readonly hand = $derived.by(() => held(this.scene.asked.hand ?? []));
  private readonly umbrellas = $derived.by(() => this.hand.filter(({ card }) => this.isUmbrella(card)));
  readonly special: Special | null = $derived.by(
    () => (this.hand.find(({ id }) => id === this.specialId)?.card as Special | undefined) ?? null,
  );
  readonly groups: Held[][] = $derived.by(() =>
    this.mud.map((_, index) => this.umbrellas.filter(({ id }) => this.onMud[id] === index)),
  );
  readonly averted: boolean[] = $derived.by(() => {
    if (this.special === "13") return this.mud.map((_, index) => this.spared.includes(index));
    if (this.special) return this.outcomes.find(({ move }) => move.startsWith(this.special!))?.averted ?? [];
    return this.groups.map((group, index) => group.length > 0 && this.lacks(index) === 0);
  });
  readonly landing = $derived.by(() => this.mud.filter((_, index) => !this.averted[index]));
  readonly points = $derived.by(() => this.pointsOf(this.landing));
  readonly targets = $derived.by(() => this.scene.asked.aims ?? []);
  readonly target = $derived.by(() => (this.special === "Duck" ? this.wished : null));
  /** The umbrellas that hold off the most points with the smallest cards, and the points that still hit. */
  readonly idea: { groups: Group[]; points: number } | null = $derived.by(() => {
    const shields = this.outcomes.map(({ move, points }) => ({ groups: groupsOf(move), points }));
    return shields.find((one): one is { groups: Group[]; points: number } => one.groups !== null) ?? null;
  });
  readonly hasUmbrella = $derived.by(() => this.hand.some(({ card }) => kindOf(card) === "U"));
  /** The legal move for the picked cards, or `null`. */
  readonly ready: string | null = $derived.by(() => {
    const { text } = this;
    return text === null ? null : meant(this.scene.moves, text);
  });

  /** The picked cards as a move text, or `null` if a part is missing. */
  private get text(): string | null {
    if (this.special === "Duck") return this.target === null ? null : `Duck ${letterOf(this.target)}`;
    const averted = this.mud.filter((_, index) => this.averted[index]);
    if (this.special === "13") return ["13", ...averted].join(" ");
    if (this.special) return this.special;
    const shield = this.groups.flatMap((group, index) =>
      group.length ? [{ mud: this.mud[index]!, umbrellas: cardsOf(group) }] : [],
    );
    return shield.length ? shieldOf(shield) : "take";
  }

  lacks(index: number): number {
    return this.lacking(this.groups[index] ?? [], index) ?? 0;
  }

  isPicked(id: string): boolean {
    return this.specialId === id || this.isPlaced(id);
  }

  isPlaced(id: string): boolean {
    return id in this.onMud;
  }

  isUseful(card: string): boolean {
    return this.isUmbrella(card) || this.scene.moves.some((move) => move.split(" ", 1)[0] === card);
  }

  get hasSpecial(): boolean {
    return this.hand.some(({ card }) => isSpecial(card));
  }

  /** Whether the hand contains a defence, so that taking the mud is not the main button. */
  get hasBetter(): boolean {
    return !this.touched && this.scene.moves.some((move) => move !== "take");
  }

  isUmbrella(card: string): boolean {
    return this.covers.some(({ umbrellas }) => umbrellas.includes(card));
  }

  get touched(): boolean {
    return this.special !== null || Object.keys(this.onMud).length > 0;
  }

  toggle({ id, card }: Held): void {
    if (!this.isUseful(card)) return this.scene.askWhy(card);
    if (isSpecial(card)) {
      const again = this.specialId === id;
      this.clear();
      if (!again) this.specialId = id;
      return;
    }
    this.specialId = null;
    const placed = this.isPlaced(id);
    this.put(id, null);
    if (!placed) this.tapped = [...this.tapped, id];
    this.arrange();
  }

  /**
   * Cover this mud card with the tapped umbrellas. Without tapped umbrellas, remove the umbrellas of the mud card, or
   * use the weakest umbrellas that suffice.
   */
  press(index: number): void {
    if (this.special === "13") {
      const rest = this.spared.filter((one) => one !== index);
      this.spared = rest.length < this.spared.length ? rest : [...rest, index];
      return;
    }
    this.specialId = null;
    const group = this.groups[index] ?? [];
    if (this.tapped.length && (!this.averted[index] || group.some(({ id }) => this.tapped.includes(id)))) {
      this.arrange(index);
      this.tapped = this.tapped.filter((id) => this.onMud[id] !== index);
    } else if (group.length) {
      for (const { id } of group) this.put(id, null);
    } else {
      this.cover(index);
    }
  }

  /**
   * Handle an umbrella that the player dragged onto a mud card. `index` is `null` if the umbrella missed all mud cards.
   */
  drop({ id, card }: Held, index: number | null): void {
    if (!this.isUmbrella(card)) return;
    this.specialId = null;
    this.put(id, index);
  }

  suggest(): void {
    const { idea } = this;
    if (!idea) return;
    this.clear();
    const free = this.mud.map((card, index) => ({ card, index }));
    for (const { mud, umbrellas } of idea.groups) {
      const at = free.findIndex(({ card }) => card === mud);
      if (at >= 0) this.place(umbrellas, free.splice(at, 1)[0]!.index);
    }
  }

  aim(seat: number): void {
    if (!this.targets.includes(seat)) return;
    if (this.target === seat && this.ready) this.confirm();
    else this.wished = seat;
  }

  confirm(): void {
    const { ready, text } = this;
    if (ready) this.scene.move(ready);
    else if (text !== null) this.scene.askWhy(text);
    else this.scene.refuse(this.hint);
  }

  clear(): void {
    this.tapped = [];
    this.onMud = {};
    this.specialId = null;
    this.spared = [];
    this.wished = null;
  }

  get hint(): string {
    if (this.special === "Duck") return say("defending-whom");
    if (this.special === "13") return say("defending-spare");
    return say("defending-lacks", { count: this.mud.reduce((sum, _, index) => sum + this.lacks(index), 0) });
  }

  /** Put the tapped umbrellas where they hold off the most points. The mud card `wanted` comes first. */
  private arrange(wanted: number | null = null): void {
    const fixed = Object.fromEntries(Object.entries(this.onMud).filter(([id]) => !this.tapped.includes(id)));
    const now = this.onMud;
    const best = arranged(this.tapped, this.mud.length, (places) => {
      const lacks = this.lacksWith({ ...fixed, ...places });
      const open = this.mud.filter((_, index) => lacks[index] !== 0);
      const missing = lacks.filter((lack) => lack !== 0);
      const moved = Object.entries(places).filter(([id, index]) => id in now && now[id] !== index);
      return [
        wanted === null ? 0 : -lacks[wanted]!,
        -this.pointsOf(open),
        missing.length ? -Math.min(...missing) : 0,
        -moved.length,
      ];
    });
    this.onMud = { ...fixed, ...best };
  }

  /**
   * Cover a mud card with the weakest umbrellas that suffice. Umbrellas of other mud cards are used only if necessary.
   */
  private cover(index: number): void {
    const free = this.umbrellas.filter(({ id }) => !this.isPlaced(id));
    const least = this.leastFor(index, free) ?? this.leastFor(index, this.umbrellas);
    if (least) this.place(least, index);
    else if (this.umbrellas.length) this.scene.askWhy(this.shieldOfAll(index));
    else this.scene.refuse(say("defending-no-umbrella"));
  }

  private leastFor(index: number, among: Held[]): string[] | undefined {
    const cards = cardsOf(among);
    return this.covers.find(({ umbrellas, lacks }) => lacks[index] === 0 && areIn(umbrellas, cards))
      ?.umbrellas;
  }

  private shieldOfAll(index: number): string {
    return shieldOf([{ mud: this.mud[index]!, umbrellas: cardsOf(this.umbrellas) }]);
  }

  /** Return how many points each mud card still needs. The number is infinite for a mud card without umbrellas. */
  private lacksWith(places: Places): number[] {
    return this.mud.map((_, index) => {
      const group = this.umbrellas.filter(({ id }) => places[id] === index);
      return this.lacking(group, index) ?? Infinity;
    });
  }

  private lacking(group: Held[], index: number): number | undefined {
    return this.byUmbrellas.get(String(cardsOf(group)))?.lacks[index];
  }

  private pointsOf(landing: string[]): number {
    const wanted = sorted(landing);
    const alike = ({ averted }: Outcome) => sorted(this.mud.filter((_, index) => !averted[index])) === wanted;
    return this.outcomes.find(alike)?.points ?? 0;
  }

  /** Put these cards on a mud card. Free copies are used before copies on other mud cards. */
  private place(cards: string[], index: number): void {
    const laid: string[] = [];
    const byFree = this.umbrellas.toSorted(
      (one, other) => Number(this.isPlaced(one.id)) - Number(this.isPlaced(other.id)),
    );
    for (const card of cards) {
      const one = byFree.find((held) => held.card === card && !laid.includes(held.id));
      if (!one) continue;
      laid.push(one.id);
      this.put(one.id, index);
    }
  }

  private put(id: string, index: number | null): void {
    this.tapped = this.tapped.filter((one) => one !== id);
    const rest = { ...this.onMud };
    delete rest[id];
    this.onMud = index === null ? rest : { ...rest, [id]: index };
  }
}

function cardsOf(held: Held[]): string[] {
  return held.map(({ card }) => card);
}

function sorted(cards: string[]): string {
  return String(cards.toSorted());
}

function areIn(cards: string[], among: string[]): boolean {
  const count = (list: string[], card: string) => list.filter((one) => one === card).length;
  return cards.every((card) => count(cards, card) <= count(among, card));
}
