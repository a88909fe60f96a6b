import { i18n } from "./i18n/index.svelte";
import { remembered } from "./remembered";

/** The name under which somebody sits down; the browser remembers it for the next table. */
export class MyName {
  typed = $state(remembered.get("name") ?? "");

  /** What to call me now. */
  use(): string {
    const name = this.typed.trim();
    remembered.set("name", name);
    return name || i18n.text.front.guest;
  }
}
