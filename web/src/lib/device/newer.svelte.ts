/** The script with which a page begins: it has another name in each version. */
const ENTRY = /<script\b[^>]*\ssrc="([^"]+)"/;
/** Where it is kept for which version this tab was loaded again. */
const RELOADED = "reloaded-for";

type World = {
  /** The script with which this page began. */
  ours: () => string | null;
  /** The page as the server has it now. */
  served: () => Promise<string>;
  reload: () => void;
  kept: Pick<Storage, "getItem" | "setItem">;
};

/**
 * A page that stays open while the server gets a new version: parts that it loads later are no longer there under their names.
 * Where nothing was chosen yet the page begins again by itself, once for each version; elsewhere that is offered.
 */
export class Newer {
  /** A part could not be loaded, since there is a new version. */
  offered = $state(false);

  constructor(private readonly world: World) {}

  /** Load a whole page. Its address says all about it, so it may begin again. */
  async page<Part>(load: () => Promise<Part>): Promise<Part> {
    try {
      return await load();
    } catch (error) {
      const version = await this.version();
      if (version === null || this.world.kept.getItem(RELOADED) === version) throw error;
      this.world.kept.setItem(RELOADED, version);
      this.world.reload();
      return new Promise(() => {}); // this page ends here
    }
  }

  /** A part could not be loaded: offer the new version, if there is one. */
  async offer(): Promise<void> {
    this.offered ||= (await this.version()) !== null;
  }

  load(): void {
    this.world.reload();
  }

  /** The version that the server has, if it is another one. */
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
