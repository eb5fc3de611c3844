import { useSetAtom, useStore } from 'jotai';
import { startTransition, useEffect } from 'react';
import { cachedAt } from '../offline/cached-page.ts';
import { nowAtom, setNowAtom } from './clock.ts';

const tolerance = 60_000;

/**
 * The clock goes on from the instant that the server drew. A device that differs by less than a minute is
 * believed; by more, its clock is wrong or the world is another one, and it only counts the seconds. A page that
 * was kept was drawn when it was kept.
 */
export function useSiteClock() {
  const store = useStore();
  const setNow = useSetAtom(setNowAtom);

  useEffect(() => {
    const drift = store.get(nowAtom) - (cachedAt() ?? Date.now());
    const offset = Math.abs(drift) < tolerance ? 0 : drift;
    const tick = () => {
      if (document.visibilityState !== 'visible') return;
      // Every row has its minute from it, and none of them is in a hurry.
      startTransition(() => setNow(Date.now() + offset));
    };
    tick();
    const timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [store, setNow]);
}
