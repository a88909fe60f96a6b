/* The service worker of the page. The worker may stop after each request, so it keeps its state only in the caches. */
import { Caller, type PushNotification, type Opened } from "./caller";
import { Keeper, type Build } from "./keeper";

/** web/shell.ts inserts the value. */
declare const __BUILD__: Build;

/** Types of service workers, which TypeScript's types for pages lack. */
type Living = Event & { waitUntil: (done: Promise<unknown>) => void };
type Asking = Living & { request: Request; respondWith: (answer: Promise<Response>) => void };
type Pushed = Living & { data: { json: () => PushNotification } | null };
type Pressed = Living & { notification: Notification };
type Changed = Living & {
  oldSubscription: PushSubscription | null;
  newSubscription: PushSubscription | null;
};
type Worker = {
  addEventListener(type: "install" | "activate", heard: (event: Living) => void): void;
  addEventListener(type: "fetch", heard: (event: Asking) => void): void;
  addEventListener(type: "push", heard: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", heard: (event: Pressed) => void): void;
  addEventListener(type: "pushsubscriptionchange", heard: (event: Changed) => void): void;
  skipWaiting: () => Promise<void>;
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    matchAll: (which: { type: "window"; includeUncontrolled: boolean }) => Promise<readonly Opened[]>;
    openWindow: (path: string) => Promise<unknown>;
  };
};

const worker = self as unknown as Worker;
const keeper = new Keeper(__BUILD__, {
  origin: location.origin,
  caches,
  fetch: (request) => fetch(request),
});
const caller = new Caller({
  origin: location.origin,
  show: (title, options) => worker.registration.showNotification(title, options),
  windows: () => worker.clients.matchAll({ type: "window", includeUncontrolled: true }),
  open: (path) => worker.clients.openWindow(path),
  badge: async () => {
    if ("setAppBadge" in navigator) await navigator.setAppBadge().catch(() => undefined);
  },
  subscribe: (options) => worker.registration.pushManager.subscribe(options),
  fetch: (path, init) => fetch(path, init),
});

worker.addEventListener("install", (event) => {
  event.waitUntil(keeper.install().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  const active = keeper.takeOver().then(() => worker.clients.claim());
  event.waitUntil(active);
  void active.then(() => keeper.stock()); // not part of the event: until that ends, the browser delays all requests
});

worker.addEventListener("fetch", (event) => {
  const answer = keeper.answer(event.request, (done) => event.waitUntil(done));
  if (answer) event.respondWith(answer);
});

worker.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(caller.tell(event.data.json()));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(caller.lead(event.notification.data as string));
});

worker.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(caller.move(event.oldSubscription, event.newSubscription));
});
