import type { Held } from "$table/cards/held";
import { letterOf, OPEN, targetsOf } from "./moves";
import { kindOf } from "./kinds";
import type { MatschigScene } from "./scene.svelte";
import { say } from "./words";

export class Throwing {
  private water: Held | null = $state.raw(null);
  private sand: Held | null = $state.raw(null);
  private wished = $state<number | null>(null);

  constructor(private readonly scene: MatschigScene) {}

  readonly mud = $derived.by(() => [this.water, this.sand].flatMap((held) => (held ? [held.card] : [])));
  readonly weight = $derived.by(() => {
    const named = String(this.mud);
    return this.scene.asked.throws?.find(({ mud }) => String(mud) === named)?.weight ?? null;
  });
  readonly targets = $derived.by(() => this.scene.asked.aims ?? []);
  readonly target = $derived.by(() =>
    this.wished !== null && this.targets.includes(this.wished) ? this.wished : null,
  );
  readonly ready: string | null = $derived.by(() => {
    const { moves } = this.scene;
    const beginning = ["throw", ...this.mud].join(" ");
    const fits = this.target !== null && targetsOf(moves, beginning).includes(this.target);
    return fits ? `${beginning} ${letterOf(this.target)}` : null;
  });

  isPicked(id: string): boolean {
    return this.water?.id === id || this.sand?.id === id;
  }

  isUseful(card: string): boolean {
    return this.scene.asked.throws?.some(({ mud }) => mud.includes(card)) ?? false;
  }

  toggle(one: Held): void {
    const kind = kindOf(one.card);
    if (kind === "W") this.water = this.water?.id === one.id ? null : one;
    else if (kind === "S") this.sand = this.sand?.id === one.id ? null : one;
    else this.scene.askWhy(["throw", one.card, OPEN, OPEN].join(" "));
  }

  /** A second press on the same target throws. */
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
    this.water = this.sand = this.wished = null;
  }

  /** What the player still has to pick; empty if the throw is complete. */
  get why(): string {
    if (!this.water && !this.sand) return say("throwing-both");
    if (!this.water) return say("throwing-water");
    if (!this.sand) return say("throwing-sand");
    return this.target === null ? say("throwing-whom") : "";
  }
}
