import { api } from "$lib/net/api";
import { explain } from "$lib/net/explain";
import type { Play } from "$lib/play/play.svelte";
import type { Hint, Reason } from "$lib/protocol";
import { say } from "$lib/i18n/words";

/** What a game says of a hint. */
export type Adviser = {
  /** A move as one would say what one does. */
  move: (move: string) => string;
  /** What of a move is lit at the table. */
  lit: (move: string) => string[];
  /** What the next best move costs, in the unit of the game. */
  less: (betterBy: number) => string;
  /** What counts in such a situation by the rules, for learners whom no certain reason helps. */
  general?: () => string;
};

/** A hint at this table, from the question to the move; on others none can be asked for. */
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

  /** Whether a decision is owed that was not made yet. */
  get owed(): boolean {
    const { view, you } = this.play.table;
    return you !== null && (view?.moves.length ?? 0) > 0 && this.play.pending.length === 0;
  }

  /** Changes with every decision that is owed, and not with what others do meanwhile: a hint is for one of them. */
  get question(): string {
    return this.owed ? String(this.play.table.view?.moves) : "";
  }

  /** What is shown and said first; empty while there is nothing to say. */
  get text(): string {
    if (this.thinking) return say("hint-thinking");
    if (this.failure) return explain(this.failure);
    return this.found ? advice(this.found, this.adviser()) : "";
  }

  /** What helps a learner if no reason is certain: what counts in general, and what the next best move is. */
  get guidance(): string[] {
    if (!this.found || this.found.other === null || this.reasons.length > 0) return [];
    const adviser = this.adviser();
    return [say("hint-uncertain"), adviser.general?.() ?? "", compared(this.found, adviser)].filter(Boolean);
  }

  /** What trying it out in many games showed; empty if there is nothing to compare. */
  get figures(): string {
    if (!this.found || this.found.other === null) return "";
    const tried = say("hint-tried", { worlds: this.found.trials });
    return this.reasons.length > 0 ? `${compared(this.found, this.adviser())} ${tried}` : tried;
  }

  /** What speaks for the move, in sentences: what the game has words for. */
  get reasons(): string[] {
    const said = (this.found?.reasons ?? []).map((reason) => this.because(reason));
    return said.filter((sentence) => sentence !== null);
  }

  /** What the move is made of and what its reasons name, to be lit at the table. */
  get lit(): string[] {
    if (!this.found) return [];
    const named = (this.found.reasons ?? []).flatMap(({ card, cards }) => [card, cards].flat());
    return [...this.adviser().lit(this.found.move), ...named.filter((one) => typeof one === "string")];
  }

  async ask(): Promise<void> {
    this.forget();
    const mine = this.asked;
    this.thinking = true;
    const answer = await api.hint(this.play.table.id).then(
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

/** The next best move, and how much worse it is. */
function compared({ other, better_by, alike }: Hint, adviser: Adviser): string {
  const next = { other: adviser.move(other ?? "") };
  return alike ? say("hint-alike", next) : say("hint-behind", { ...next, less: adviser.less(better_by) });
}
