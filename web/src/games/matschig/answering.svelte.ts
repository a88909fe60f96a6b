import { remembered } from "$lib/remembered";
import { aimOf, letterOf, targetsOf } from "./moves";
import type { MatschigScene } from "./scene.svelte";
import { say } from "./words";

/** The answer to the question whether somebody makes the mud perfect. */
export class Answering {
  /** Let everything fly, until this person says otherwise. */
  always = $state(false);
  private wished = $state<number | null>(null);

  constructor(private readonly scene: MatschigScene) {
    this.always = remembered.get(this.memory) === "always";
  }

  readonly missing = $derived.by(() => this.scene.asked.missing ?? "");
  /** Everybody at whom one may aim, whether this hand allows to or not: what is shown must not depend on it. */
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

  /** In a lesson every decision is to be made. */
  remember(always: boolean): void {
    if (this.scene.play.alone) return;
    this.always = always;
    remembered.set(this.memory, always ? "always" : "");
  }

  private addedAt(seat: number): string {
    return `add ${this.missing} ${letterOf(seat)}`;
  }

  private get memory(): string {
    return `letfly.${this.scene.play.table.id}`;
  }
}
