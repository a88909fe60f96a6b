import { remembered } from "$lib/remembered";
import { aimOf, letterOf, targetsOf } from "./moves";
import type { MatschigScene } from "./scene.svelte";
import { spoken } from "./telling";
import { words } from "./words";

/** The answer to the question whether somebody makes the mud perfect. */
export class Answering {
  /** Let everything fly, until this person says otherwise. */
  always = $state(false);
  private wished = $state<number | null>(null);

  constructor(private readonly scene: MatschigScene) {
    this.always = remembered.get(this.memory) === "always";
  }

  readonly missing = $derived.by(() => this.scene.asked.missing ?? "");
  readonly allowed = $derived.by(() => targetsOf(this.scene.moves, `add ${this.missing}`));
  readonly given = $derived.by(() => this.scene.asked.answer ?? this.scene.pending);
  readonly target = $derived.by(() => {
    if (this.given !== null) return aimOf(this.given);
    return this.wished !== null && this.allowed.includes(this.wished) ? this.wished : null;
  });
  readonly holds = $derived.by(() => this.scene.asked.hand?.includes(this.missing) ?? false);

  aim(seat: number): void {
    if (!this.scene.myTurn) return;
    if (!this.allowed.includes(seat)) this.scene.refuse(this.why);
    else if (this.target === seat) this.confirm();
    else this.wished = seat;
  }

  confirm(): void {
    if (!this.scene.myTurn) return;
    if (this.target !== null) this.scene.move(`add ${this.missing} ${letterOf(this.target)}`);
    else this.scene.refuse(this.holds ? words().answering.whom : this.why);
  }

  let(): void {
    this.scene.move("let");
  }

  clear(): void {
    this.wished = null;
  }

  remember(always: boolean): void {
    this.always = always;
    remembered.set(this.memory, always ? "always" : "");
  }

  private get why(): string {
    return words().answering.lacking(spoken(this.missing));
  }

  private get memory(): string {
    return `letfly.${this.scene.play.table.id}`;
  }
}
