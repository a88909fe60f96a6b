/** A push message to a device of an absent person. */
export type PushNotification = { title: string; body: string; table: string; path: string };

export type Opened = { url: string; focus: () => Promise<unknown> };

/** Functions of the browser. Tests replace them. */
export type Surroundings = {
  origin: string;
  show: (title: string, options: NotificationOptions & { renotify: boolean }) => Promise<void>;
  windows: () => Promise<readonly Opened[]>;
  open: (path: string) => Promise<unknown>;
  badge: () => Promise<void>;
  subscribe: (options: PushSubscriptionOptionsInit) => Promise<PushSubscription>;
  fetch: (path: string, init: RequestInit) => Promise<Response>;
};

/** Shows push messages to an absent person as notifications. */
export class Caller {
  constructor(private readonly world: Surroundings) {}

  /** Show a notification. The notification replaces the previous one of its table and alerts the person again. */
  async tell({ title, body, table, path }: PushNotification): Promise<void> {
    await this.world.show(title, {
      body,
      tag: table,
      renotify: true,
      icon: "/icons/app-192.png",
      data: path,
    });
    await this.world.badge();
  }

  /** Open the table of a pressed notification. If a window shows the table, focus that window. */
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
