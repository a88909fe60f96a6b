import type { Held } from "$table/held";
import { kindOf, weightOf } from "./cards";
import { letterOf, targetsOf } from "./moves";
import type { MatschigScene } from "./scene.svelte";
import { words } from "./words";

/** One water, one sand, and whom to throw them at. */
export class Throwing {
  private water: Held | null = $state.raw(null);
  private sand: Held | null = $state.raw(null);
  private wished = $state<number | null>(null);

  constructor(private readonly scene: MatschigScene) {}

  readonly mud = $derived.by(() => [this.water, this.sand].flatMap((held) => (held ? [held.card] : [])));
  readonly weight = $derived.by(() => (this.mud.length === 2 ? weightOf(this.mud) : null));
  /** Everybody at whom anything may be thrown. */
  readonly targets = $derived.by(() => {
    const { moves, others } = this.scene;
    return others.filter((seat) => moves.some((move) => move.endsWith(` ${letterOf(seat)}`)));
  });
  readonly target = $derived.by(() =>
    this.wished !== null && this.targets.includes(this.wished) ? this.wished : null,
  );
  readonly ready: string | null = $derived.by(() => {
    const { moves } = this.scene;
    const beginning = ["throw", ...this.mud].join(" ");
    const fits = this.target !== null && targetsOf(moves, beginning).includes(this.target);
    return fits ? `${beginning} ${letterOf(this.target!)}` : null;
  });

  isPicked(id: string): boolean {
    return this.water?.id === id || this.sand?.id === id;
  }

  isUseful(card: string): boolean {
    return this.scene.moves.some((move) => move.split(" ").includes(card));
  }

  toggle(one: Held): void {
    const kind = kindOf(one.card);
    if (kind === "water") this.water = this.water?.id === one.id ? null : one;
    else if (kind === "sand") this.sand = this.sand?.id === one.id ? null : one;
    else this.scene.refuse(words().reasons.onlyMud);
  }

  /** Once more means: do it. */
  aim(seat: number): void {
    if (!this.targets.includes(seat)) return;
    if (this.target === seat && this.ready) this.confirm();
    else this.wished = seat;
  }

  confirm(): void {
    if (this.ready) this.scene.move(this.ready);
    else this.scene.refuse(words().throwing[this.mud.length === 2 ? "whom" : this.missing]);
  }

  clear(): void {
    this.water = this.sand = this.wished = null;
  }

  /** What is still to be picked. */
  get missing(): "both" | "water" | "sand" {
    if (!this.water && !this.sand) return "both";
    return this.water ? "sand" : "water";
  }
}
