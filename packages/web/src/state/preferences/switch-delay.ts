import { nowAtom } from '../clock/clock.ts';
import { renewResources } from '../data/renew-resources.ts';
import { emptyResource } from '../data/resource.ts';
import { deleteCachedVisits } from '../offline/cached-visits.ts';
import type { Session } from '../session.tsx';
import { changePreferencesAtom, delayAtom } from './preferences-atoms.ts';
import { storePreferences } from './preferences-store.ts';

const SECOND_MS = 1000;

/**
 * Moves the whole site to another delay: clock, path of the API and stream at once, what is shown as soon as it is loaded.
 * Nothing that was loaded with the delay before stays, neither in memory nor in the caches of the service worker.
 */
export async function switchDelay(session: Session, delay: number): Promise<void> {
  const { store, resources, live } = session;
  const isLatest = () => store.get(delayAtom) === delay;
  if (isLatest()) return;
  const laterMs = (store.get(delayAtom) - delay) * SECOND_MS;
  storePreferences({ delay });
  store.set(changePreferencesAtom, { delay });
  store.set(nowAtom, store.get(nowAtom) + laterMs);
  const [renewed] = await Promise.all([
    renewResources(session, () => true),
    'caches' in globalThis && deleteCachedVisits(),
  ]);
  if (!isLatest()) return;
  live.clear();
  const keys = new Set(renewed.map(([key]) => key));
  const outdated = resources.snapshot().filter(([key]) => !keys.has(key));
  resources.restore([...outdated.map(([key]) => [key, emptyResource] as const), ...renewed]);
}
