import { held } from "$table/cards/held";
import { pressesSomethingElse, meansTheTable } from "$table/keys";
import { chipsOf, sizeOf, type Chip, type Situation } from "./chips";
import { addable, Offers, type Offer } from "./offers";
import type { TycoonScene } from "./scene.svelte";
import { MOST } from "./segments";
import { say } from "./words";

/** What was picked from a hand: cards in the order in which they were picked up, a count to lead, a number. */
type Wish = { hand: string; cards: string[]; wanted: number | null; aim: string | null };
const NOTHING = { cards: [], wanted: null, aim: null };

/** What this person picked up and may do with it: it is one of the server's moves, or the game is asked why it is none. */
export class Choice {
  private kept: Wish = $state.raw({ ...NOTHING, hand: "" });

  constructor(private readonly scene: TycoonScene) {}

  private readonly holds = $derived.by(() => `${this.scene.play.tries} ${String(this.scene.asked.hand)}`);
  /** It stays until it was played, so that nobody need pick it all up again if it was refused. */
  private readonly wish: Wish = $derived.by(() =>
    this.kept.hand === this.holds ? this.kept : { ...NOTHING, hand: this.holds },
  );
  readonly hand = $derived.by(() => held(this.scene.asked.hand ?? []));
  /** What is no longer in the hand is no longer picked up. */
  readonly picked = $derived.by(() => this.hand.filter(({ id }) => this.wish.cards.includes(id)));
  readonly selection = $derived.by(() => this.picked.map(({ card }) => card));
  /** The number that lies to be beaten. */
  readonly lies = $derived.by(() => this.scene.asked.play?.number ?? null);
  readonly offers = $derived.by(() => new Offers(this.scene.moves));
  readonly numbers = $derived.by(() => this.scene.asked.numbers);
  private readonly situation: Situation = $derived.by(() => ({
    numbers: this.numbers,
    play: this.scene.asked.play,
    offers: this.offers,
    selection: this.selection,
    proposed: this.aim !== null,
    wanted: this.wanted,
  }));
  readonly size = $derived.by(() => sizeOf(this.situation));
  readonly chips: Chip[] = $derived.by(() => chipsOf(this.situation));
  readonly playable = $derived.by(() => this.chips.filter(({ state }) => state === "play"));
  /** What Enter and the button play: the number asked for, or the only one there is. */
  readonly ready: Offer | null = $derived.by(() => {
    const aimed = this.playable.find(({ number }) => number === this.aim);
    return aimed?.offer ?? (this.playable.length === 1 ? this.playable[0]!.offer : null);
  });
  /** The kinds that lead anywhere from here. */
  readonly useful: Set<string> = $derived.by(() => {
    const { offers } = this;
    // What was only proposed can be given up for any other play.
    const selection = this.situation.proposed ? [] : this.selection;
    const full = this.size !== null && selection.length >= this.size;
    return full
      ? addable([], offers.with([], this.size))
      : addable(selection, offers.with(selection, this.size));
  });

  /** What to do next, in the words of the controls. */
  get next(): string | null {
    const { offers, size, selection, ready, lies } = this;
    if (!offers.any) return lies === null ? say("status-barren") : say("status-stuck");
    if (selection.length === 0)
      return lies === null ? say("status-lead-more") : say("status-follow-more", { count: size ?? 1 });
    if (ready) return say("status-ready");
    if (this.playable.length) {
      const [own] = selection;
      const plain =
        selection.every((card) => card === own) && this.playable.some(({ number }) => number === own);
      return plain ? say("status-choose-own", { number: own! }) : say("status-choose");
    }
    return size !== null && size > selection.length
      ? say("status-more", { count: size - selection.length })
      : say("status-clash", { count: selection.length });
  }

  /** How many cards a leader wants to play. */
  get wanted(): number | null {
    return this.wish.wanted;
  }

  /** The number that was last asked for: Enter plays it. */
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
      // One more than can be played at once: the one picked up first goes back.
      const most = this.scene.asked.play?.cards.length ?? MOST;
      while (cards.length > most) cards.shift();
    }
    this.keep({ cards, aim: null });
  }

  clear(): void {
    this.keep(NOTHING);
  }

  want(count: number): void {
    this.keep({ ...NOTHING, wanted: this.wanted === count ? null : count });
  }

  pick({ cards, number }: Offer): void {
    const free = [...this.hand];
    // Cards that are picked up already stay the ones.
    free.sort((a, b) => Number(this.isPicked(b.id)) - Number(this.isPicked(a.id)));
    const picked = cards.flatMap((card) => {
      const at = free.findIndex((one) => one.card === card);
      return at < 0 ? [] : free.splice(at, 1).map(({ id }) => id);
    });
    this.keep({ cards: picked, aim: number });
  }

  /** Somebody asked for this number: play it, pick up the cheapest cards for it, or let the game say why it is closed. */
  ask(number: string): void {
    const chip = this.chips.find((one) => one.number === number);
    if (!chip) return;
    if (chip.state === "play") this.scene.move(chip.text);
    else if (chip.offer) this.pick(chip.offer);
    else if (this.scene.myTurn) this.scene.askWhy(chip.text);
    else this.scene.refuse(say("order-not-yet"));
  }

  /** Play what is picked up, if there is no doubt as what. */
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
    this.kept = { ...this.wish, ...wish };
  }
}

/** What a key means at the table; keys that a button in focus understands itself are left to it. */
export function keyed(event: KeyboardEvent, choice: Choice): void {
  if (!meansTheTable(event)) return;
  const pressed = event.key.toLowerCase();
  const number = choice.numbers.find((one) => one.toLowerCase() === pressed);
  if (number !== undefined) {
    if (!event.repeat) choice.ask(number); // to ask for it twice plays it, to keep the key down does not
  } else if (pressed === "p") choice.pass();
  else if (["escape", "backspace"].includes(pressed)) choice.clear();
  else if (pressed === "enter" && !pressesSomethingElse(event.target)) {
    event.preventDefault();
    if (!event.repeat) choice.confirm();
  }
}
