/** Telling somebody who is elsewhere: the browser's permission, and web push through the service worker. */

import { api } from "./api";
import type { PushKey } from "./rest";

const PRODUCTION = import.meta.env.PROD;

/** What a browser can do here; push needs a page that was loaded safely. */
export function pushable(): boolean {
  return PRODUCTION && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** The service worker: notices, and a page that says that we are offline. */
export function register(): void {
  if (!PRODUCTION || !("serviceWorker" in navigator)) return;
  const scope = new URL("./", document.baseURI).pathname;
  void navigator.serviceWorker.register(new URL("sw.js", document.baseURI), { scope }).catch(() => {});
}

/** Whether the browser lets us show notices; asks if it has not been asked. */
export async function permitted(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  if (Notification.permission === "default") return (await Notification.requestPermission()) === "granted";
  return Notification.permission === "granted";
}

export async function subscribed(): Promise<boolean> {
  return !!(await (await worker())?.pushManager.getSubscription());
}

/** Hear of my turns on this device even while no page is open. */
export async function subscribe(): Promise<void> {
  const ready = await worker();
  if (!ready) return;
  const { key } = await api<PushKey>("GET", "push/key");
  const made = await ready.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  try {
    await api("POST", "push", made.toJSON());
  } catch (refusal) {
    await made.unsubscribe();
    throw refusal;
  }
}

export async function unsubscribe(): Promise<void> {
  const made = await (await worker())?.pushManager.getSubscription();
  if (!made) return;
  await made.unsubscribe();
  await api("DELETE", `push?endpoint=${encodeURIComponent(made.endpoint)}`).catch(() => {}); // the server notices by itself
}

async function worker(): Promise<ServiceWorkerRegistration | null> {
  return pushable() ? ((await navigator.serviceWorker.getRegistration(document.baseURI)) ?? null) : null;
}
