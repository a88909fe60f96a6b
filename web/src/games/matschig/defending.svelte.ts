import { held, type Held } from "$table/held";
import type { Outcome } from "./contract";
import { groupsOf, letterOf, meant, shieldOf, type Group } from "./moves";
import { isSpecial, type Special } from "./kinds";
import type { MatschigScene } from "./scene.svelte";
import { say } from "./words";

/** Nothing, umbrellas, or one special card against the mud. What comes of it, and what umbrellas lack, the server has told. */
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
  private readonly outcomes = $derived.by(() => this.scene.asked.outcomes ?? []);
  private readonly covers = $derived.by(() => this.scene.asked.covers ?? []);
  private readonly hand = $derived.by(() => held(this.scene.asked.hand ?? []));
  private readonly umbrellas = $derived.by(() => this.hand.filter(({ card }) => this.isUmbrella(card)));
  readonly special: Special | null = $derived.by(
    () => (this.hand.find(({ id }) => id === this.specialId)?.card as Special | undefined) ?? null,
  );
  /** The umbrellas on each mud card. */
  readonly groups: Held[][] = $derived.by(() =>
    this.mud.map((_, index) => this.umbrellas.filter(({ id }) => this.onMud[id] === index)),
  );
  readonly averted: boolean[] = $derived.by(() => {
    if (this.special === "13") return this.mud.map((_, index) => this.spared.includes(index));
    if (this.special) return this.outcomes.find(({ move }) => move.startsWith(this.special!))?.averted ?? [];
    return this.groups.map((group, index) => group.length > 0 && this.lacks(index) === 0);
  });
  readonly landing = $derived.by(() => this.mud.filter((_, index) => !this.averted[index]));
  /** The points of that. */
  readonly points = $derived.by(() => {
    const wanted = sorted(this.landing);
    const alike = ({ averted }: Outcome) => sorted(this.mud.filter((_, index) => !averted[index])) === wanted;
    return this.outcomes.find(alike)?.points ?? 0;
  });
  readonly targets = $derived.by(() => this.scene.asked.aims ?? []);
  readonly target = $derived.by(() => (this.special === "Duck" ? this.wished : null));
  /** The umbrellas that hold off most, with as little as that takes. */
  readonly idea: Group[] | null = $derived.by(() => {
    const shields = this.outcomes.map(({ move }) => groupsOf(move));
    return shields.find((groups) => groups !== null) ?? null;
  });
  /** The server's text for what is picked; `null` where it has none. */
  readonly ready: string | null = $derived.by(() => {
    const { text } = this;
    return text === null ? null : meant(this.scene.moves, text);
  });

  /** What is picked, as a text; `null` where something is missing. */
  private get text(): string | null {
    if (this.special === "Duck") return this.target === null ? null : `Duck ${letterOf(this.target)}`;
    const averted = this.mud.filter((_, index) => this.averted[index]);
    if (this.special === "13") return ["13", ...averted].join(" ");
    if (this.special) return this.special;
    if (this.inHand.length) return null;
    const shield = this.groups.flatMap((group, index) =>
      group.length ? [{ mud: this.mud[index]!, umbrellas: cardsOf(group) }] : [],
    );
    return shield.length ? shieldOf(shield) : "take";
  }

  /** How much a mud card still needs. */
  lacks(index: number): number {
    const umbrellas = String(cardsOf(this.groups[index] ?? []));
    return this.covers.find((cover) => String(cover.umbrellas) === umbrellas)?.lacks[index] ?? 0;
  }

  isPicked(id: string): boolean {
    return this.specialId === id || this.inHand.includes(id) || this.isPlaced(id);
  }

  isPlaced(id: string): boolean {
    return id in this.onMud;
  }

  isUseful(card: string): boolean {
    return this.isUmbrella(card) || this.scene.moves.some((move) => move.split(" ", 1)[0] === card);
  }

  isUmbrella(card: string): boolean {
    return this.covers.some(({ umbrellas }) => umbrellas.includes(card));
  }

  get touched(): boolean {
    return this.special !== null || this.inHand.length > 0 || Object.keys(this.onMud).length > 0;
  }

  /** An umbrella or two wait for a mud card. */
  get holding(): boolean {
    return this.inHand.length > 0;
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
      const free = cardsOf(this.umbrellas.filter(({ id }) => !this.isPlaced(id)));
      const least = this.covers.find((cover) => cover.lacks[index] === 0 && areIn(cover.umbrellas, free));
      if (least) this.place(least.umbrellas, index);
      else this.scene.askWhy(shieldOf([{ mud: this.mud[index]!, umbrellas: free }]));
    }
  }

  /** An umbrella was dragged onto a mud card, or beside them all. */
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
    const { ready, text } = this;
    if (ready) this.scene.move(ready);
    else if (text !== null) this.scene.askWhy(text);
    else this.scene.refuse(this.hint);
  }

  clear(): void {
    this.inHand = [];
    this.onMud = {};
    this.specialId = null;
    this.spared = [];
    this.wished = null;
  }

  /** What is still to be done before this can be played. */
  get hint(): string {
    if (this.special === "Duck") return say("defending-whom");
    if (this.special === "13") return say("defending-spare");
    if (this.inHand.length) return say("defending-where");
    return say("defending-lacks", { count: this.mud.reduce((sum, _, index) => sum + this.lacks(index), 0) });
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

function cardsOf(held: Held[]): string[] {
  return held.map(({ card }) => card);
}

function sorted(cards: string[]): string {
  return String(cards.toSorted());
}

/** Whether so many of each are among these. */
function areIn(cards: string[], among: string[]): boolean {
  const count = (list: string[], card: string) => list.filter((one) => one === card).length;
  return cards.every((card) => count(cards, card) <= count(among, card));
}
