/** What the server sends to a device whose person is away. */
export type Notice = { title: string; body: string; table: string; path: string };

/** A window of the page. */
export type Opened = { url: string; focus: () => Promise<unknown> };

/** What the caller uses of the browser, so that tests can hand in their own. */
export type Surroundings = {
  origin: string;
  show: (title: string, options: NotificationOptions & { renotify: boolean }) => Promise<void>;
  windows: () => Promise<readonly Opened[]>;
  open: (path: string) => Promise<unknown>;
  badge: () => Promise<void>;
  subscribe: (options: PushSubscriptionOptionsInit) => Promise<PushSubscription>;
  fetch: (path: string, init: RequestInit) => Promise<Response>;
};

/** Tells a person who is away what the server says, and leads them to the table. */
export class Caller {
  constructor(private readonly world: Surroundings) {}

  /** Show it. A later message of the same table takes the place of this one, and is heard again. */
  async tell({ title, body, table, path }: Notice): Promise<void> {
    await this.world.show(title, {
      body,
      tag: table,
      renotify: true,
      icon: "/icons/app-192.png",
      data: path,
    });
    await this.world.badge();
  }

  /** The message was pressed: to the table, in the window where it is open, if there is one. */
  async lead(path: string): Promise<void> {
    const { href } = new URL(path, this.world.origin);
    const there = (await this.world.windows()).find(({ url }) => url.split(/[?#]/)[0] === href);
    await (there ? there.focus() : this.world.open(path));
  }

  /** The browser is reached otherwise from now on: the server hears of it, if it was to call this device. */
  async move(before: PushSubscription | null, now: PushSubscription | null): Promise<void> {
    if (!before) return;
    const subscription = now ?? (await this.world.subscribe(before.options));
    await this.world.fetch("/api/notifying/begin", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...subscription.toJSON(), instead_of: before.endpoint }),
    });
  }
}
