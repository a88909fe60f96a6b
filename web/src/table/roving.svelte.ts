import { tick } from "svelte";

/** A row of things: Tab reaches one of them, and the arrows move on from there. */
export class Roving {
  private current = $state(0);

  constructor(
    private readonly count: () => number,
    private readonly group: () => HTMLElement | undefined,
    /** What names the things inside the group. */
    private readonly things: string,
  ) {}

  /** The one that Tab reaches. */
  get reachable(): number {
    return Math.min(this.current, Math.max(this.count() - 1, 0));
  }

  get elements(): HTMLElement[] {
    return [...(this.group()?.querySelectorAll<HTMLElement>(this.things) ?? [])];
  }

  at(index: number): void {
    this.current = index;
  }

  readonly press = (event: KeyboardEvent): void => {
    const last = this.count() - 1;
    const { reachable } = this;
    const target = { ArrowLeft: reachable - 1, ArrowRight: reachable + 1, Home: 0, End: last }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    this.current = Math.min(Math.max(target, 0), last);
    this.elements[this.current]?.focus();
  };

  /**
   * To be called while nothing is to be laid out: if the one with the focus is not to stay, the next that stays takes it over.
   * A focus that moves, or is lost with what had it, has the page laid out at once.
   */
  handOn(stays: readonly boolean[]): void {
    const { elements } = this;
    const from = elements.findIndex((element) => element === document.activeElement);
    if (from < 0 || !stays.includes(true)) return;
    const after = stays.indexOf(true, from);
    const to = after < 0 ? stays.lastIndexOf(true) : after;
    if (to !== from) elements[to]?.focus({ preventScroll: true });
    this.current = stays.slice(0, to).filter(Boolean).length;
  }

  /** To be called before things go: if one of them has the focus, its neighbour takes it over. */
  keepFocus(): void {
    if (!this.hasFocus) return;
    void tick().then(() => {
      if (!this.hasFocus) (this.elements[this.reachable] ?? this.group())?.focus({ preventScroll: true });
    });
  }

  private get hasFocus(): boolean {
    return this.group()?.contains(document.activeElement) ?? false;
  }
}
