import { usernameAtom } from '../state/account/identity.ts';
import { callContextAtom } from '../state/preferences/preferences-atoms.ts';
import type { Session } from '../state/session.tsx';
import { deleteCachedVisits } from '../state/storage/cached-visits.ts';
import { clearRecentSearches } from '../state/storage/recent-searches.ts';
import type { OpenPage } from './worker/offline-cache.ts';

const WORKER_URL = '/sw.js';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL: (url: string) => string;
  };
}

/** Where Trusted Types are enforced, the policy allows this one URL. */
function trustedScriptUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  const createScriptURL = (requested: string) => {
    if (requested !== WORKER_URL) throw new TypeError(`${requested} is not the service worker.`);
    return requested;
  };
  return trustedTypes.createPolicy('site-worker', { createScriptURL }).createScriptURL(url);
}

/** With data saver on, no copy of the site is downloaded in advance. */
const isDataSaverOn = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * On the first visit files and data come before the worker controls the page, some of them after it has been installed. The
 * worker is sent the page's URL and theirs, to cache them.
 */
async function cacheFirstVisit({ ready }: ServiceWorkerContainer, language: string) {
  const { active } = await ready;
  // The worker claims its pages before it is activated.
  if (active?.state === 'activating')
    await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
  const controlledAt = performance.now();
  active?.postMessage({ href: location.href, language, urls: [] } satisfies OpenPage);
  new PerformanceObserver((list) => {
    const urls = list
      .getEntries()
      .filter(({ startTime }) => startTime < controlledAt)
      .map(({ name }) => name);
    if (urls.length > 0) active?.postMessage({ language, urls } satisfies OpenPage);
  }).observe({ type: 'resource', buffered: true });
}

export async function registerWorker({ store }: Session): Promise<void> {
  if (isDataSaverOn()) return;
  const { serviceWorker } = navigator;
  const isFirstVisit = !serviceWorker.controller;
  await serviceWorker.register(trustedScriptUrl(WORKER_URL), { scope: '/' });
  let previous = store.get(usernameAtom);
  store.sub(usernameAtom, () => {
    const username = store.get(usernameAtom);
    if (previous && !username) {
      clearRecentSearches();
      void deleteCachedVisits();
    }
    previous = username;
  });
  if (isFirstVisit) await cacheFirstVisit(serviceWorker, store.get(callContextAtom).language);
}
