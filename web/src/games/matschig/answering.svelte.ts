import { aimOf, letterOf, targetsOf } from "./moves";
import type { MatschigScene } from "./scene.svelte";
import { say } from "./words";

export class Answering {
  private wished = $state<number | null>(null);

  constructor(private readonly scene: MatschigScene) {}

  readonly missing = $derived.by(() => this.scene.asked.missing ?? "");
  /** All possible targets. The list must not depend on whether the hand contains the missing card. */
  readonly targets = $derived.by(() => this.scene.asked.aims ?? []);
  readonly allowed = $derived.by(() => targetsOf(this.scene.moves, `add ${this.missing}`));
  readonly given = $derived.by(() => this.scene.asked.answer ?? this.scene.pending);
  readonly target = $derived.by(() => {
    if (this.given !== null) return aimOf(this.given);
    return this.wished !== null && this.allowed.includes(this.wished) ? this.wished : null;
  });

  aim(seat: number): void {
    if (!this.scene.myTurn) return;
    if (!this.allowed.includes(seat)) this.scene.askWhy(this.addedAt(seat));
    else if (this.target === seat) this.confirm();
    else this.wished = seat;
  }

  confirm(): void {
    if (!this.scene.myTurn) return;
    if (this.target !== null) this.scene.move(this.addedAt(this.target));
    else if (this.allowed.length) this.scene.refuse(say("answering-whom"));
    else this.scene.askWhy(this.addedAt(this.targets[0]!));
  }

  let(): void {
    this.scene.move("let");
  }

  clear(): void {
    this.wished = null;
  }

  private addedAt(seat: number): string {
    return `add ${this.missing} ${letterOf(seat)}`;
  }
}
