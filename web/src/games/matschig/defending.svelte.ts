import { held, type Held } from "$table/held";
import { isSpecial, kindOf, sum, valueOf, type Special } from "./cards";
import { letterOf, targetsOf, thirteenMove } from "./moves";
import { avertedBy, cheapestFor, cheapestShield, shieldMove, type Group } from "./shield";
import type { MatschigScene } from "./scene.svelte";
import { words } from "./words";

/** Nothing, umbrellas, or one special card against the mud. */
export class Defending {
  /** Umbrellas that were picked up and stand on no mud card yet. */
  private inHand: string[] = $state.raw([]);
  /** On which mud card each umbrella stands. */
  private onMud: Record<string, number> = $state.raw({});
  private specialId = $state<string | null>(null);
  /** What the 13 averts. */
  private spared: number[] = $state.raw([]);
  private wished = $state<number | null>(null);

  constructor(private readonly scene: MatschigScene) {}

  readonly mud = $derived.by(() => this.scene.asked.mud);
  private readonly hand = $derived.by(() => held(this.scene.asked.hand ?? []));
  private readonly umbrellas = $derived.by(() => this.hand.filter(({ card }) => kindOf(card) === "umbrella"));
  readonly special: Special | null = $derived.by(
    () => (this.hand.find(({ id }) => id === this.specialId)?.card as Special | undefined) ?? null,
  );
  /** The umbrellas on each mud card. */
  readonly groups: Held[][] = $derived.by(() =>
    this.mud.map((_, index) => this.umbrellas.filter(({ id }) => this.onMud[id] === index)),
  );
  readonly averted: boolean[] = $derived.by(() => {
    if (this.special) return avertedBy(this.special, this.mud, this.spared);
    return this.groups.map((group, index) => group.length > 0 && this.lacks(index) === 0);
  });
  readonly landing = $derived.by(() => this.mud.filter((_, index) => !this.averted[index]));
  readonly targets = $derived.by(() => targetsOf(this.scene.moves, "Duck"));
  readonly target = $derived.by(() => (this.special === "Duck" ? this.wished : null));
  readonly idea: Group[] | null = $derived.by(() => cheapestShield(this.scene.moves));
  /** The server's text for what is picked; `null` where something is missing. */
  readonly ready: string | null = $derived.by(() => {
    const { moves } = this.scene;
    if (this.special === "Duck") {
      return this.target === null
        ? null
        : (moves.find((move) => move === `Duck ${letterOf(this.target!)}`) ?? null);
    }
    if (this.special === "13") {
      return thirteenMove(
        moves,
        this.mud.filter((_, index) => this.averted[index]),
      );
    }
    if (this.special) return moves.find((move) => move === this.special) ?? null;
    if (this.inHand.length) return null;
    const shield = this.groups.flatMap((group, index) =>
      group.length ? [{ mud: this.mud[index]!, umbrellas: group.map(({ card }) => card) }] : [],
    );
    return shield.length ? shieldMove(moves, shield) : (moves.find((move) => move === "take") ?? null);
  });

  /** How much a mud card still needs. */
  lacks(index: number): number {
    const stands = sum((this.groups[index] ?? []).map(({ card }) => card));
    return Math.max(0, valueOf(this.mud[index] ?? "") - stands);
  }

  isPicked(id: string): boolean {
    return this.specialId === id || this.inHand.includes(id) || this.isPlaced(id);
  }

  isPlaced(id: string): boolean {
    return id in this.onMud;
  }

  isUseful(card: string): boolean {
    return kindOf(card) === "umbrella" || isSpecial(card);
  }

  get touched(): boolean {
    return this.special !== null || this.inHand.length > 0 || Object.keys(this.onMud).length > 0;
  }

  /** An umbrella or two wait for a mud card. */
  get holding(): boolean {
    return this.inHand.length > 0;
  }

  toggle({ id, card }: Held): void {
    if (!this.isUseful(card)) return this.scene.refuse(words().reasons.noDefence);
    if (isSpecial(card)) {
      const again = this.specialId === id;
      this.clear();
      if (!again) this.specialId = id;
      return;
    }
    this.specialId = null;
    const picked = this.isPicked(id);
    this.put(id, null);
    if (!picked) this.inHand = [...this.inHand, id];
  }

  /** Somebody pressed a mud card: what is picked up goes there, or goes back from there; else the cheapest there is. */
  press(index: number): void {
    if (this.special === "13") {
      const rest = this.spared.filter((one) => one !== index);
      this.spared = rest.length < this.spared.length ? rest : [...rest, index];
    } else if (this.inHand.length) {
      this.specialId = null;
      for (const id of this.inHand) this.put(id, index);
    } else if (this.groups[index]?.length) {
      for (const { id } of this.groups[index]) this.put(id, null);
    } else {
      const free = this.umbrellas.filter(({ id }) => !this.isPlaced(id));
      const cards = cheapestFor(
        valueOf(this.mud[index] ?? ""),
        free.map(({ card }) => card),
      );
      if (cards) this.place(cards, index);
      else this.scene.refuse(words().reasons.tooWeak);
    }
  }

  /** An umbrella was dragged onto a mud card, or beside them all. */
  drop({ id, card }: Held, index: number | null): void {
    if (kindOf(card) !== "umbrella") return;
    this.specialId = null;
    this.put(id, index);
  }

  suggest(): void {
    const { idea } = this;
    if (!idea) return;
    this.clear();
    const free = this.mud.map((card, index) => ({ card, index }));
    for (const { mud, umbrellas } of idea) {
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
    if (this.ready) this.scene.move(this.ready);
    else this.scene.refuse(this.why);
  }

  clear(): void {
    this.inHand = [];
    this.onMud = {};
    this.specialId = null;
    this.spared = [];
    this.wished = null;
  }

  /** Why this cannot be played yet. */
  get why(): string {
    const { defending } = words();
    if (this.special === "Duck") return defending.whom;
    if (this.special === "13") return this.spared.length ? defending.tooMuch : defending.spare;
    if (this.inHand.length) return defending.where;
    return defending.lacks(
      this.mud.reduce((most, _, index) => (this.groups[index]?.length ? most + this.lacks(index) : most), 0),
    );
  }

  private place(cards: string[], index: number): void {
    for (const card of cards) {
      const one = this.umbrellas.find((held) => held.card === card && !this.isPlaced(held.id));
      if (one) this.put(one.id, index);
    }
  }

  private put(id: string, index: number | null): void {
    this.inHand = this.inHand.filter((one) => one !== id);
    const rest = { ...this.onMud };
    delete rest[id];
    this.onMud = index === null ? rest : { ...rest, [id]: index };
  }
}
