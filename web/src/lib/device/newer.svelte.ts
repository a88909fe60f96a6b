/** Matches the main script in the HTML of the page. The script's name is different in each version. */
const ENTRY = /<script\b[^>]*\ssrc="([^"]+)"/;
/** The storage key of the version for which the page reloaded this tab. */
const RELOADED = "reloaded-for";

type World = {
  ours: () => string | null;
  served: () => Promise<string>;
  reload: () => void;
  kept: Pick<Storage, "getItem" | "setItem">;
};

/**
 * Handles a page that stays open when the server gets a new version, which no longer has the page's parts. If a whole page
 * fails to load, the tab reloads once for each version. If a smaller part fails, the person can reload.
 */
export class Newer {
  /** Whether a part failed to load because there is a new version. */
  offered = $state(false);

  constructor(private readonly world: World) {}

  /** Load a whole page. A reload loses nothing, because the address contains its state. */
  async page<Part>(load: () => Promise<Part>): Promise<Part> {
    try {
      return await load();
    } catch (error) {
      const version = await this.version();
      if (version === null || this.world.kept.getItem(RELOADED) === version) throw error;
      this.world.kept.setItem(RELOADED, version);
      this.world.reload();
      return new Promise(() => {}); // the reload ends this page
    }
  }

  async offer(): Promise<void> {
    this.offered ||= (await this.version()) !== null;
  }

  load(): void {
    this.world.reload();
  }

  /** Return the server's version; `null` if it is the version of this page. */
  private async version(): Promise<string | null> {
    const served = await this.world.served().catch(() => "");
    const script = ENTRY.exec(served)?.[1] ?? null;
    return script === this.world.ours() ? null : script;
  }
}

export const newer = new Newer({
  ours: () => document.querySelector('script[type="module"][src]')?.getAttribute("src") ?? null,
  served: async () => (await fetch("/", { cache: "no-store" })).text(),
  reload: () => location.reload(),
  kept: {
    getItem: (key) => sessionStorage.getItem(key),
    setItem: (key, value) => sessionStorage.setItem(key, value),
  },
});
