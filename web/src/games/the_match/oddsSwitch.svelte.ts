import { remembered } from "$lib/remembered";

const REMEMBERED = "the_match.odds";

/** Whether the chances of a goal are shown; the browser remembers it. */
export class OddsSwitch {
  on = $state(remembered.get(REMEMBERED) === "on");

  toggle(): void {
    this.on = !this.on;
    remembered.set(REMEMBERED, this.on ? "on" : "off");
  }
}
