import { remembered } from "./remembered";

/** What can be chosen in the sheet of settings, besides the language; the first of each is what holds until somebody chooses. */
export const CHOICES = {
  theme: ["device", "light", "dark"],
  motion: ["device", "less"],
  speed: ["table", "quick"],
  sound: ["off", "quiet", "full"],
  banter: ["on", "off"],
} as const;

export type Setting = keyof typeof CHOICES;
export type Value<Key extends Setting = Setting> = (typeof CHOICES)[Key][number];

/** How this browser shows things, whoever sits there and at whatever table. */
class Settings {
  /** Whether the sheet is open. */
  shown = $state(false);
  theme = $state<Value<"theme">>(kept("theme"));
  motion = $state<Value<"motion">>(kept("motion"));
  speed = $state<Value<"speed">>(kept("speed"));
  sound = $state<Value<"sound">>(kept("sound"));
  banter = $state<Value<"banter">>(kept("banter"));
  /** How somebody chose to look, as a code; `null` where they did not. */
  face = $state(keptFace());

  constructor() {
    if (this.theme !== "device" || this.motion !== "device") this.paint();
  }

  choose<Key extends Setting>(key: Key, value: Value<Key>): void {
    (this as Record<Key, Value<Key>>)[key] = value;
    remembered.set(key, value);
    this.paint();
  }

  /** Whether to offer sound: once, to people who never chose it themselves. */
  offersSound(): boolean {
    const offers = remembered.get("sound") === null && remembered.get("sound-offered") === null;
    if (offers) remembered.set("sound-offered", "yes");
    return offers;
  }

  wear(face: string | null): void {
    this.face = face;
    remembered.set("face", face ?? "");
  }

  /** The style sheets follow the device unless the page says otherwise. */
  private paint(): void {
    const { theme, motion } = this;
    Object.assign(document.documentElement.dataset, { theme, motion });
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-scheme]")) {
      const { scheme } = meta.dataset;
      const like = theme === "device" ? `(prefers-color-scheme: ${scheme})` : theme === scheme;
      meta.media = typeof like === "string" ? like : like ? "all" : "not all";
    }
  }
}

function kept<Key extends Setting>(key: Key): Value<Key> {
  const values: readonly Value<Key>[] = CHOICES[key];
  return values.find((value) => value === remembered.get(key)) ?? values[0]!;
}

/** What the server would refuse is none. */
function keptFace(): string | null {
  const face = remembered.get("face");
  return face && /^[a-h][1-8]$/.test(face) ? face : null;
}

export const settings = new Settings();
