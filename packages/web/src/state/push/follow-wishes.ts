import { alertSettingsAtom } from '../alerts/alert-settings.ts';
import { followedAtom, mutedMatchesAtom } from '../alerts/muted-matches.ts';
import { preferencesAtom } from '../preferences/preferences-atoms.ts';
import type { Session } from '../session.tsx';
import { syncPush } from './push-subscription.ts';

const TOGETHER_MS = 1000;

/** Sends the gateway what the visitor wants to be notified of, at each change, and now if it has changed meanwhile. */
export function followWishes({ store }: Session): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Without a network the next visit sends it.
  const sync = () => void syncPush(store).catch(() => {});
  const syncSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      sync();
    }, TOGETHER_MS);
  };
  const wishes = [followedAtom, alertSettingsAtom, mutedMatchesAtom, preferencesAtom];
  const unsubscribe = wishes.map((wish) => store.sub(wish, syncSoon));
  syncSoon();
  return () => {
    for (const stop of unsubscribe) stop();
    // The last star is gone.
    if (timer !== undefined) sync();
    clearTimeout(timer);
  };
}
