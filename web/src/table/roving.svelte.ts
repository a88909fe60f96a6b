import { tick } from "svelte";

/** A row of elements that is one stop of the Tab key. The arrow keys move along the row. */
export class Roving {
  private current = $state(0);

  constructor(
    private readonly count: () => number,
    private readonly group: () => HTMLElement | undefined,
    private readonly things: string,
  ) {}

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
   * Move the focus to the next element that stays, if the focused one is about to be removed. Must be called while the
   * page needs no layout, because a change of the focus lays out the page at once.
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

  /** Move the focus to the neighbour if the focused element is removed. Must be called before elements are removed. */
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
