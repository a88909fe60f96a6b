import { remembered } from "./remembered";

/** The values of each setting, with the default first. */
export const CHOICES = {
  theme: ["device", "light", "dark"],
  motion: ["device", "less"],
  speed: ["table", "quick"],
  sound: ["off", "quiet", "full"],
  banter: ["on", "off"],
} as const;

export type Setting = keyof typeof CHOICES;
export type Value<Key extends Setting = Setting> = (typeof CHOICES)[Key][number];

class Settings {
  shown = $state(false);
  theme = $state<Value<"theme">>(kept("theme"));
  motion = $state<Value<"motion">>(kept("motion"));
  speed = $state<Value<"speed">>(kept("speed"));
  sound = $state<Value<"sound">>(kept("sound"));
  banter = $state<Value<"banter">>(kept("banter"));
  face = $state(keptFace());

  constructor() {
    if (this.theme !== "device" || this.motion !== "device") this.paint();
  }

  choose<Key extends Setting>(key: Key, value: Value<Key>): void {
    (this as Record<Key, Value<Key>>)[key] = value;
    remembered.set(key, value);
    this.paint();
  }

  /** Return whether to offer sound: once, to a person who never chose it. */
  offersSound(): boolean {
    const offers = remembered.get("sound") === null && remembered.get("sound-offered") === null;
    if (offers) remembered.set("sound-offered", "yes");
    return offers;
  }

  wear(face: string | null): void {
    this.face = face;
    remembered.set("face", face ?? "");
  }

  /** Pass the theme and the motion to the style sheets, which otherwise follow the device. */
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

function keptFace(): string | null {
  const face = remembered.get("face");
  return face && /^[a-h][1-8]$/.test(face) ? face : null;
}

export const settings = new Settings();
