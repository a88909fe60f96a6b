import { remembered } from "$lib/remembered";
import { aimOf, letterOf, targetsOf } from "./moves";
import { spoken } from "./names";
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
  readonly holds = $derived.by(() => this.scene.asked.hand?.includes(this.missing) ?? false);

  aim(seat: number): void {
    if (!this.scene.myTurn) return;
    if (!this.allowed.includes(seat)) this.scene.refuse(this.lacking);
    else if (this.target === seat) this.confirm();
    else this.wished = seat;
  }

  confirm(): void {
    if (!this.scene.myTurn) return;
    if (this.target !== null) this.scene.move(`add ${this.missing} ${letterOf(this.target)}`);
    else this.scene.refuse(this.holds ? say("answering-whom") : this.lacking);
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

  get lacking(): string {
    return say("refusal-not_held", { card: spoken(this.missing), held: 0 });
  }

  private get memory(): string {
    return `letfly.${this.scene.play.table.id}`;
  }
}
