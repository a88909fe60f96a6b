import { api } from "$lib/net/api";
import { i18n } from "$lib/i18n/i18n.svelte";
import type { Subscription } from "$lib/protocol";

/** `blocked` by the browser, `unsafe` without https, `impossible` in this browser, `not_offered` by the server. */
export type Notified = "on" | "off" | "blocked" | "unsafe" | "impossible" | "not_offered";

/** Return whether this device gets notifications. Throws `CallFailed`. */
export async function notified(): Promise<Notified> {
  if (!window.isSecureContext) return "unsafe";
  const worker = await workerOf();
  if (!worker) return "impossible";
  const subscription = await worker.pushManager.getSubscription();
  const { key, on } = await api.notifying(subscription ? await nameOf(subscription) : "");
  if (key === null) return "not_offered";
  if (Notification.permission === "denied") return "blocked";
  return on && Notification.permission === "granted" ? "on" : "off";
}

/** Switch notifications on. The browser asks the person, which it allows only after a press. */
export async function startNotifying(): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") return;
  const worker = await workerOf();
  const { key } = await api.notifying("");
  if (!worker || key === null) return;
  await (await worker.pushManager.getSubscription())?.unsubscribe(); // it may belong to the key of another server
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await worker.pushManager.subscribe(options);
  await api.startNotifying({ ...subscription.toJSON(), language: i18n.language } as Subscription);
}

export async function stopNotifying(): Promise<void> {
  const subscription = await (await workerOf())?.pushManager.getSubscription();
  if (!subscription) return;
  await api.stopNotifying(subscription.endpoint);
  await subscription.unsubscribe();
}

async function workerOf(): Promise<ServiceWorkerRegistration | undefined> {
  const possible = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  return possible ? await navigator.serviceWorker.getRegistration() : undefined;
}

/** Return the server's ID of a device. The ID is a hash, so that no URL contains the push address. */
async function nameOf({ endpoint }: PushSubscription): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
