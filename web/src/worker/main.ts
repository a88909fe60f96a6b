/* The service worker of the page. It wakes up with every request, so it remembers nothing but what it keeps in the caches. */
import { Keeper, type Build } from "./keeper";

/** What web/shell.ts puts in its place. */
declare const __BUILD__: Build;

/** The parts of a service worker that are used here: the types of the page know none. */
type Living = Event & { waitUntil: (done: Promise<unknown>) => void };
type Asking = Event & { request: Request; respondWith: (answer: Promise<Response>) => void };
type Worker = {
  addEventListener(type: "install" | "activate", heard: (event: Living) => void): void;
  addEventListener(type: "fetch", heard: (event: Asking) => void): void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
};

const worker = self as unknown as Worker;
const keeper = new Keeper(__BUILD__, {
  origin: location.origin,
  caches,
  fetch: (request) => fetch(request),
});

worker.addEventListener("install", (event) => {
  event.waitUntil(keeper.install().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(keeper.takeOver().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const answer = keeper.answer(event.request);
  if (answer) event.respondWith(answer);
});
