import { usernameAtom } from '../state/account/identity.ts';
import type { Session } from '../state/session.tsx';
import { clearRecentSearches } from '../state/storage/recent-searches.ts';

const workerUrl = '/sw.js';

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL: (url: string) => string;
  };
}

/** Where scripts have to be trusted, this one is, and no other. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  if (!trustedTypes) return url;
  const createScriptURL = (asked: string) => {
    if (asked !== workerUrl) throw new TypeError(`${asked} is not the worker.`);
    return asked;
  };
  return trustedTypes.createPolicy('site-worker', { createScriptURL }).createScriptURL(url);
}

/** What this device has kept of pages and answers; the site's own files say nothing of anybody. */
async function forgetVisits(): Promise<void> {
  const names = await caches.keys();
  const kept = names.filter((name) => /^touchline-(pages|answers)-/.test(name));
  await Promise.all(kept.map((name) => caches.delete(name)));
}

/** Whoever pays for each byte has no copy made of what he may never open. */
const saves = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The page that is open came before the worker, who is told of it. */
export async function registerWorker({ store }: Session): Promise<void> {
  if (saves()) return;
  const { serviceWorker } = navigator;
  const isFirst = !serviceWorker.controller;
  await serviceWorker.register(trusted(workerUrl), { scope: '/' });
  let before = store.get(usernameAtom);
  store.sub(usernameAtom, () => {
    const username = store.get(usernameAtom);
    if (before && !username) {
      clearRecentSearches();
      void forgetVisits();
    }
    before = username;
  });
  if (!isFirst) return;
  const { active } = await serviceWorker.ready;
  active?.postMessage(location.href);
}
