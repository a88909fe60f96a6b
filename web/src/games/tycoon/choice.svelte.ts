import { held } from "$table/cards/held";
import { pressesSomethingElse, meansTheTable } from "$table/keys";
import { chipsOf, sizeOf, type Chip, type Situation } from "./chips";
import { addable, Offers, type Offer } from "./offers";
import type { TycoonScene } from "./scene.svelte";
import { MOST } from "./segments";
import { say } from "./words";

/** What the player picked: cards in the order of picking, the number of cards to lead, and the number to show. */
type Wish = {
  hand: string;
  cards: string[];
  wanted: number | null;
  aim: string | null;
  /** Whether the page picked the cards for the number. */
  proposed: boolean;
};
const NOTHING = { cards: [], wanted: null, aim: null, proposed: false };

/**
 * The cards and number that the player has picked. If the picked parts form no legal move, the server explains the
 * reason.
 */
export class Choice {
  private kept: Wish = $state.raw({ ...NOTHING, hand: "" });

  constructor(private readonly scene: TycoonScene) {}

  private readonly holds = $derived.by(() => `${this.scene.play.tries} ${String(this.scene.asked.hand)}`);
  /** The selection stays until the player plays it, so that the player need not pick it again after a refusal. */
  private readonly wish: Wish = $derived.by(() =>
    this.kept.hand === this.holds ? this.kept : { ...NOTHING, hand: this.holds },
  );
  readonly hand = $derived.by(() => held(this.scene.asked.hand ?? []));
  /** Cards that have left the hand are no longer picked. */
  readonly picked = $derived.by(() => this.hand.filter(({ id }) => this.wish.cards.includes(id)));
  readonly selection = $derived.by(() => this.picked.map(({ card }) => card));
  readonly lies = $derived.by(() => this.scene.asked.play?.number ?? null);
  readonly offers = $derived.by(() => new Offers(this.scene.moves));
  readonly numbers = $derived.by(() => this.scene.asked.numbers);
  private readonly situation: Situation = $derived.by(() => ({
    numbers: this.numbers,
    play: this.scene.asked.play,
    offers: this.offers,
    selection: this.selection,
    proposed: this.wish.proposed,
    wanted: this.wanted,
  }));
  readonly size = $derived.by(() => sizeOf(this.situation));
  readonly chips: Chip[] = $derived.by(() => chipsOf(this.situation));
  readonly playable = $derived.by(() => this.chips.filter(({ state }) => state === "play"));
  /** The play of equal picked cards as their own number. */
  private readonly plain = $derived.by(() => {
    const [own] = this.selection;
    const alike = this.selection.every((card) => card === own);
    return alike ? this.playable.find(({ number }) => number === own) : undefined;
  });
  /** The play for Enter and the button: the number asked for, the only possible one, or the cards' own number. */
  readonly ready: Offer | null = $derived.by(() => {
    const aimed = this.playable.find(({ number }) => number === this.aim);
    const only = this.playable.length === 1 ? this.playable[0] : undefined;
    return (aimed ?? only ?? this.plain)?.offer ?? null;
  });
  /** The kinds of cards that lead to a legal play. */
  readonly useful: Set<string> = $derived.by(() => {
    const { offers } = this;
    // Any other play may replace a selection that the page only proposed.
    const selection = this.situation.proposed ? [] : this.selection;
    const full = this.size !== null && selection.length >= this.size;
    return full
      ? addable([], offers.with([], this.size))
      : addable(selection, offers.with(selection, this.size));
  });

  get next(): string | null {
    const { offers, size, selection, ready, lies } = this;
    if (!offers.any) return lies === null ? say("status-barren") : say("status-stuck");
    if (selection.length === 0)
      return lies === null ? say("status-lead-more") : say("status-follow-more", { count: size ?? 1 });
    if (ready)
      return this.aim === null && this.playable.length > 1 ? say("status-choose-own") : say("status-ready");
    if (this.playable.length) return say("status-choose");
    return size !== null && size > selection.length
      ? say("status-more", { count: size - selection.length })
      : say("status-clash", { count: selection.length });
  }

  get wanted(): number | null {
    return this.wish.wanted;
  }

  /** The number that the player last asked for. Enter plays this number. */
  get aim(): string | null {
    return this.wish.aim;
  }

  isPicked(id: string): boolean {
    return this.picked.some((one) => one.id === id);
  }

  toggle(id: string): void {
    const cards = this.wish.cards.filter((one) => this.isPicked(one) && one !== id);
    if (!this.isPicked(id)) {
      cards.push(id);
      // If the selection has one card more than the play may contain, the first picked card is put back.
      const most = this.scene.asked.play?.cards.length ?? MOST;
      while (cards.length > most) cards.shift();
    }
    this.keep({ cards, aim: null, proposed: false });
  }

  clear(): void {
    this.keep(NOTHING);
  }

  want(count: number): void {
    this.keep({ ...NOTHING, wanted: this.wanted === count ? null : count });
  }

  pick({ cards, number }: Offer): void {
    const free = [...this.hand];
    // Picked cards are used before other copies.
    free.sort((a, b) => Number(this.isPicked(b.id)) - Number(this.isPicked(a.id)));
    const picked = cards.flatMap((card) => {
      const at = free.findIndex((one) => one.card === card);
      return at < 0 ? [] : free.splice(at, 1).map(({ id }) => id);
    });
    this.keep({ cards: picked, aim: number, proposed: true });
  }

  /**
   * Handle a press on a number: choose it for the picked cards, pick the cheapest cards for it, or ask the server why
   * the player cannot play it. Only a press on the chosen number plays.
   */
  ask(number: string): void {
    const chip = this.chips.find((one) => one.number === number);
    if (!chip) return;
    if (chip.state === "play" && number === this.aim) this.scene.move(chip.text);
    else if (chip.state === "play") this.keep({ aim: number });
    else if (chip.offer) this.pick(chip.offer);
    else if (this.scene.myTurn) this.scene.askWhy(chip.text);
    else this.scene.refuse(say("order-not-yet"));
  }

  confirm(): void {
    if (this.ready) this.scene.move(this.ready.move);
    else if (this.playable.length > 1)
      this.scene.refuse(
        say("status-ambiguous", { numbers: this.playable.map(({ number }) => number).join(", ") }),
      );
    else if (this.scene.myTurn && this.next) this.scene.refuse(this.next);
  }

  pass(): void {
    if (!this.offers.pass) return;
    this.scene.move("pass");
    this.clear();
  }

  private keep(wish: Partial<Wish>): void {
    this.scene.hint = null; // the reason of the last refusal was about the earlier selection
    this.kept = { ...this.wish, ...wish };
  }
}

/** Handle a key at the table. A focused button handles its own keys. */
export function keyed(event: KeyboardEvent, choice: Choice): void {
  if (!meansTheTable(event)) return;
  const pressed = event.key.toLowerCase();
  const number = choice.numbers.find((one) => one.toLowerCase() === pressed);
  if (number !== undefined) {
    if (!event.repeat) choice.ask(number); // a second press plays the number, but a key that is held down does not
  } else if (pressed === "p") choice.pass();
  else if (["escape", "backspace"].includes(pressed)) choice.clear();
  else if (pressed === "enter" && !pressesSomethingElse(event.target)) {
    event.preventDefault();
    if (!event.repeat) choice.confirm();
  }
}
