import type { Play } from "$lib/play/play.svelte";
import type { Beat } from "$lib/animation/queue";
import { remembered } from "$lib/remembered";
import { speaker } from "$lib/speaker.svelte";
import { companyOf } from "$table/texts/names";
import { Scene } from "$table/scene.svelte";
import { beatsOf } from "./beats";
import { atRest, TEMPI, type Moment, type Shown } from "./shown";
import { TheMatchNarrator } from "./narrator";
import { fieldsFor } from "./names";
import { fromLeft, SIDE, type Place } from "./pitch";
import { CHOICES } from "./points";
import type { Happening, Table } from "./contract";
import { say } from "./words";

const REMEMBERED = "the_match.odds";

class OddsSwitch {
  on = $state(remembered.get(REMEMBERED) === "on");

  toggle(): void {
    this.on = !this.on;
    remembered.set(REMEMBERED, this.on ? "on" : "off");
  }
}

export class TheMatchScene extends Scene<Table, Shown, Happening> {
  readonly odds = new OddsSwitch();
  /** The title shown at the start, independent of later messages. */
  private opening = $state<Moment | null>(null);

  constructor(play: Play) {
    super(play, new TheMatchNarrator(play, fieldsFor(companyOf(play))));
  }

  override start(): () => void {
    const { part, used, path, turn } = this.table;
    if (part !== "first_half" || used.flat().length > 1 || path.length) return super.start();
    this.opening = { type: "part", part, first: turn };
    const timer = window.setTimeout(() => (this.opening = null), this.inTempo(TEMPI).title);
    const stop = super.start();
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }

  get moment(): Moment | null {
    return this.shown.moment ?? this.opening;
  }

  /** Whether players should remember opened cards that are turned back. Chances would reveal these cards. */
  get memory(): boolean {
    return this.play.table.options.hide_after_miss === true;
  }

  chance(choice: number): number | null {
    return this.odds.on && !this.memory ? (this.table.odds[String(choice)] ?? null) : null;
  }

  /** Play the ball to this column, or to this one of the five cards. */
  choose(choice: number): void {
    if (!this.myTurn) this.refuse(this.shared ? say("pitch-soon") : say("pitch-wait"));
    else if (this.moves.includes(String(choice))) this.move(String(choice));
    else this.askWhy(String(choice));
  }

  /** Play the ball to this card, also while the ball still rolls. */
  chooseCard([row, column]: Place): void {
    const ahead = this.newest.reach.some(([next]) => next === row);
    if (this.myTurn && !ahead) this.refuse(say("pitch-far"));
    else this.choose(column);
  }

  chooseShot(seat: number, choice: number): void {
    if (this.myTurn && this.newest.turn !== seat) this.refuse(say("pitch-far"));
    else this.choose(choice);
  }

  get columns(): number {
    return this.table.shootout ? CHOICES : SIDE;
  }

  chooseSeen(place: number): void {
    this.choose(this.table.phase === "attack" ? fromLeft(place, this.bottom) : place);
  }

  toggleOdds(): void {
    if (this.memory) return this.refuse(say("no-chances"));
    this.odds.toggle();
    const said = this.odds.on ? say("chances-on") : say("chances-off");
    // In the player's turn, the cards show the change. A visible sentence would cover the question.
    if (this.myTurn) speaker.say(said);
    else this.refuse(said);
  }

  protected beats(happening: Happening, after: Table): Beat[] {
    return beatsOf(happening, this.shown, after, this.ending, this.inTempo(TEMPI));
  }

  protected atRest(table: Table): Shown {
    return atRest(table);
  }
}
