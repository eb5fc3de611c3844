import { alertKinds, alertSettingsAtom } from '../alerts/alert-settings.ts';
import { followedAtom, mutedMatchesAtom } from '../alerts/muted-matches.ts';
import { nowAtom } from '../clock/clock.ts';
import { starredIds } from '../favourites/star.ts';
import { languageAtom, preferencesAtom } from '../preferences/preferences-atoms.ts';
import type { Session } from '../session.tsx';
import { isRecord, readStored, removeStored, writeStored } from '../storage/storage.ts';
import { setPushOnAtom } from './push-on.ts';

type Store = Session['store'];

/** Why the browser is not notified. `off`: the site sends no notifications. */
export type PushFailure = 'blocked' | 'unsupported' | 'off' | 'failed';

const MAX_IDS = 50;
/** When the gateway last accepted the subscription, and a hash of what it accepted. */
const ACCEPTED_KEY = 'touchline.push.accepted';
/** A gateway whose database was lost learns of the subscription again. */
const RENEWAL_MS = 24 * 3_600_000;
/** The gateway has another key than the subscription: its database was lost. */
const OTHER_KEY = 409;

export const supportsPush = (): boolean =>
  typeof Notification !== 'undefined' && 'serviceWorker' in navigator && 'PushManager' in window;

async function pushManager(): Promise<PushManager | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager;
}

/** What the gateway has to know, and no more. The last starred come first. */
function wishesOf(store: Store) {
  const stars = [...store.get(followedAtom)].reverse();
  const settings = store.get(alertSettingsAtom);
  return {
    teams: starredIds(stars, 'team').slice(0, MAX_IDS),
    matches: starredIds(stars, 'match').slice(0, MAX_IDS),
    muted: [...store.get(mutedMatchesAtom)].slice(-MAX_IDS),
    kinds: alertKinds.filter((kind) => settings[kind]),
    language: store.get(languageAtom),
    covered: store.get(preferencesAtom).results === 'covered',
  };
}

const send = (method: 'PUT' | 'DELETE', body: object) =>
  fetch('/push/subscription', {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    // The visitor may be leaving.
    keepalive: true,
  });

/** The key of the gateway that the subscription was made with. */
function serverKeyOf({ options }: PushSubscription): string | undefined {
  const key = options?.applicationServerKey;
  if (!key) return undefined;
  const base64 = btoa(String.fromCharCode(...new Uint8Array(key)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bodyOf(store: Store, subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  const serverKey = serverKeyOf(subscription);
  return { endpoint, keys, serverKey, ...wishesOf(store) };
}

async function hashOf(body: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));
}

async function sendWishes(store: Store, subscription: PushSubscription): Promise<Response> {
  const body = bodyOf(store, subscription);
  const hash = await hashOf(body);
  // An answer that is lost leaves open what the gateway knows.
  removeStored(ACCEPTED_KEY);
  const response = await send('PUT', body);
  if (response.ok) writeStored(ACCEPTED_KEY, { at: store.get(nowAtom), hash });
  return response;
}

/** Whether the gateway has accepted the same lately. */
async function isAccepted(store: Store, subscription: PushSubscription): Promise<boolean> {
  const accepted = readStored(ACCEPTED_KEY, isRecord);
  // Also if the clock of the site was set back.
  const age = Math.abs(store.get(nowAtom) - Number(accepted?.at));
  return age < RENEWAL_MS && accepted?.hash === (await hashOf(bodyOf(store, subscription)));
}

/** Asks for the browser's permission, so call it after a click only. */
export async function turnPushOn(store: Store): Promise<PushFailure | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  const manager = await pushManager();
  if (!manager) return 'unsupported';
  try {
    const response = await fetch('/push/key');
    if (response.status === 404) return 'off';
    const { publicKey } = (await response.json()) as { publicKey: string };
    // One that was made with another key cannot be used.
    await (await manager.getSubscription())?.unsubscribe();
    const subscription = await manager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    const { ok } = await sendWishes(store, subscription);
    if (ok) return void store.set(setPushOnAtom, true);
    await subscription.unsubscribe();
  } catch {
    // The push service of the browser, or the gateway, does not answer.
  }
  return 'failed';
}

export async function turnPushOff(store: Store): Promise<void> {
  store.set(setPushOnAtom, false);
  removeStored(ACCEPTED_KEY);
  const subscription = await (await pushManager())?.getSubscription();
  if (!subscription) return;
  // Either ends the notifications: without a network the gateway learns it from the push service, with its next message.
  await Promise.allSettled([
    subscription.unsubscribe(),
    send('DELETE', { endpoint: subscription.endpoint }),
  ]);
}

/** Sends the visitor's wishes if they have changed, or are a day old. A notification may have ended the subscription meanwhile. */
export async function syncPush(store: Store): Promise<void> {
  const subscription = await (await pushManager())?.getSubscription();
  if (!subscription) return store.set(setPushOnAtom, false);
  if (await isAccepted(store, subscription)) return;
  const { status } = await sendWishes(store, subscription);
  if (status === OTHER_KEY) await turnPushOn(store);
}
