/** A push message to the device of an absent person. */
export type Notice = { title: string; body: string; table: string; path: string };

export type Opened = { url: string; focus: () => Promise<unknown> };

/** The part of the browser that the caller uses. Tests replace it. */
export type Surroundings = {
  origin: string;
  show: (title: string, options: NotificationOptions & { renotify: boolean }) => Promise<void>;
  windows: () => Promise<readonly Opened[]>;
  open: (path: string) => Promise<unknown>;
  badge: () => Promise<void>;
  subscribe: (options: PushSubscriptionOptionsInit) => Promise<PushSubscription>;
  fetch: (path: string, init: RequestInit) => Promise<Response>;
};

/** Shows push notifications to an absent person, and opens their tables. */
export class Caller {
  constructor(private readonly world: Surroundings) {}

  /** Show a notification. A later one for the same table replaces it, with a new alert. */
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

  /** Open the table of a pressed notification, in its window if there is one. */
  async lead(path: string): Promise<void> {
    const { href } = new URL(path, this.world.origin);
    const there = (await this.world.windows()).find(({ url }) => url.split(/[?#]/)[0] === href);
    await (there ? there.focus() : this.world.open(path));
  }

  /** Send a changed push address to the server. */
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
