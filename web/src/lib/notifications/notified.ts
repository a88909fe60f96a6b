import { api } from "$lib/net/api";
import { i18n } from "$lib/i18n/i18n.svelte";
import type { Subscription } from "$lib/protocol";

/**
 * Whether this device is notified while its person is away: it is or is not, the browser does not allow it, the line is
 * not safe, the browser cannot, or the server sends nothing.
 */
export type Notified = "on" | "off" | "blocked" | "unsafe" | "impossible" | "not_offered";

/** What is so now, as browser and server know it. Raises CallFailed. */
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

/** Have this device notified. The browser asks its person first, so this is for a moment when they pressed something. */
export async function beNotified(): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") return;
  const worker = await workerOf();
  const { key } = await api.notifying("");
  if (!worker || key === null) return;
  await (await worker.pushManager.getSubscription())?.unsubscribe(); // it may be of another server's key, or of nobody
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await worker.pushManager.subscribe(options);
  await api.beNotified({ ...subscription.toJSON(), language: i18n.language } as Subscription);
}

/** Have this device left in peace. */
export async function beLeftInPeace(): Promise<void> {
  const subscription = await (await workerOf())?.pushManager.getSubscription();
  if (!subscription) return;
  await api.beLeftInPeace(subscription.endpoint);
  await subscription.unsubscribe();
}

async function workerOf(): Promise<ServiceWorkerRegistration | undefined> {
  const possible = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  return possible ? await navigator.serviceWorker.getRegistration() : undefined;
}

/** What the server calls a device: no address says where it is reached. */
async function nameOf({ endpoint }: PushSubscription): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
