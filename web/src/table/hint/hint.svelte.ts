import { api } from "$lib/net/api";
import { explain } from "$lib/net/explain";
import type { Play } from "$lib/play/play.svelte";
import type { Hint, Reason } from "$lib/protocol";
import { say } from "$lib/i18n/words";

export type Adviser = {
  /** Return the text of a move, addressed to the player who makes it. */
  move: (move: string) => string;
  /** Return the names of the elements of a move to highlight at the table. */
  lit: (move: string) => string[];
  /** Return what the next best move loses, in the unit of the game. */
  less: (betterBy: number) => string;
  /** Return general advice for the situation. Learners see this advice if no certain reason is known. */
  general?: () => string;
};

/** The hint at a table that allows hints, from the request to the move. */
export class HintDesk {
  thinking = $state(false);
  private found = $state.raw<Hint | null>(null);
  private failure = $state.raw<unknown>(null);
  private asked = 0;

  constructor(
    private readonly play: Play,
    private readonly adviser: () => Adviser,
    private readonly because: (reason: Reason) => string | null,
  ) {}

  /** Whether the player has to decide now and has not sent a move yet. */
  get owed(): boolean {
    const { view, you } = this.play.table;
    return you !== null && (view?.moves.length ?? 0) > 0 && this.play.pending.length === 0;
  }

  /** A key that changes with every own decision, but not with the moves of others. A hint belongs to one decision. */
  get question(): string {
    return this.owed ? String(this.play.table.view?.moves) : "";
  }

  /** The first sentence of the hint; empty if there is no hint. */
  get text(): string {
    if (this.thinking) return say("hint-thinking");
    if (this.failure) return explain(this.failure);
    return this.found ? advice(this.found, this.adviser()) : "";
  }

  /**
   * Advice for a learner if no reason is certain: general advice, and the next best move. With a certain reason, only a
   * move that is as good.
   */
  get guidance(): string[] {
    if (!this.found || this.found.other === null) return [];
    const adviser = this.adviser();
    if (this.reasons.length > 0) return this.found.alike ? [compared(this.found, adviser)] : [];
    return [say("hint-uncertain"), adviser.general?.() ?? "", compared(this.found, adviser)].filter(Boolean);
  }

  /** What the rollouts showed; empty if only one move was legal. */
  get figures(): string {
    if (!this.found || this.found.other === null) return "";
    const tried = say("hint-tried", { worlds: this.found.trials });
    return this.reasons.length > 0 && !this.found.alike
      ? `${compared(this.found, this.adviser())} ${tried}`
      : tried;
  }

  /** The reasons for the move, as sentences. Reasons without a text in the game are omitted. */
  get reasons(): string[] {
    const said = (this.found?.reasons ?? []).map((reason) => this.because(reason));
    return said.filter((sentence) => sentence !== null);
  }

  /** The cards of the move and of its reasons, which the table highlights. */
  get lit(): string[] {
    if (!this.found) return [];
    const named = (this.found.reasons ?? []).flatMap(({ card, cards }) => [card, cards].flat());
    return [...this.adviser().lit(this.found.move), ...named.filter((one) => typeof one === "string")];
  }

  async ask(): Promise<void> {
    this.forget();
    const mine = this.asked;
    this.thinking = true;
    const { id, number } = this.play.table;
    const answer = await api.hint(id, number).then(
      (found) => ({ found, failure: null }),
      (failure: unknown) => ({ found: null, failure }),
    );
    if (mine !== this.asked) return;
    this.thinking = false;
    this.found = answer.found;
    this.failure = answer.failure;
  }

  forget(): void {
    this.asked += 1;
    this.thinking = false;
    this.found = null;
    this.failure = null;
  }
}

function advice({ move, other }: Hint, adviser: Adviser): string {
  const said = { move: adviser.move(move) };
  return other === null ? say("hint-only", said) : say("hint-would", said);
}

function compared({ other, better_by, alike }: Hint, adviser: Adviser): string {
  const next = { other: adviser.move(other ?? "") };
  return alike ? say("hint-alike", next) : say("hint-behind", { ...next, less: adviser.less(better_by) });
}
