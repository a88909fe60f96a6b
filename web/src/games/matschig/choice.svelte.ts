import { held, type Held } from "$table/cards/held";
import { Answering } from "./answering.svelte";
import type { Asks } from "./asks.svelte";
import { Defending } from "./defending.svelte";
import type { MatschigScene } from "./scene.svelte";
import { Throwing } from "./throwing.svelte";
import { say } from "./words";

/**
 * The cards and targets that the player has picked. If the picked parts form no legal move, the server explains the
 * reason.
 */
export class Choice {
  readonly throwing: Throwing;
  readonly answering: Answering;
  readonly defending: Defending;

  constructor(readonly scene: MatschigScene) {
    this.throwing = new Throwing(scene);
    this.answering = new Answering(scene);
    this.defending = new Defending(scene);
  }

  readonly hand = $derived.by(() => held(this.scene.asked.hand ?? []));
  readonly asked: "throw" | "defence" | "window" | null = $derived.by(() => {
    const { phase } = this.scene.asked;
    if (this.scene.windowed) return this.scene.passes && this.asks.unseen ? null : "window";
    return this.scene.myTurn && (phase === "throw" || phase === "defence") ? phase : null;
  });

  private get plan(): Throwing | Defending | Answering | null {
    if (this.asked === "throw") return this.throwing;
    if (this.asked === "defence") return this.defending;
    return this.asked === "window" ? this.answering : null;
  }

  get asks(): Asks {
    return this.scene.asks;
  }

  /** The possible targets, clockwise from the left neighbour. */
  get targets(): number[] {
    if (this.plan === this.defending && this.defending.special !== "Duck") return [];
    return this.plan?.targets ?? [];
  }

  get target(): number | null {
    return this.plan?.target ?? null;
  }

  isPicked(id: string): boolean {
    const { plan } = this;
    return plan && "isPicked" in plan ? plan.isPicked(id) : false;
  }

  /** Whether the card is useless for the current decision. Without a decision, every card counts as useful. */
  isIdle(card: string): boolean {
    const { plan } = this;
    return plan && "isUseful" in plan ? !plan.isUseful(card) : false;
  }

  toggle(one: Held): void {
    const { plan } = this;
    if (plan && "toggle" in plan) plan.toggle(one);
    else this.scene.refuse(this.asked === "window" ? say("hand-window") : say("hand-not-asked"));
  }

  aim(seat: number): void {
    if (this.targets.includes(seat)) this.plan?.aim(seat);
  }

  confirm(): void {
    this.plan?.confirm();
  }

  clear(): void {
    this.throwing.clear();
    this.answering.clear();
    this.defending.clear();
  }
}
