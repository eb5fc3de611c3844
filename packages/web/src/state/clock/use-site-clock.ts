import { useSetAtom, useStore } from 'jotai';
import { startTransition, useEffect } from 'react';
import { nowAtom } from './clock.ts';
import { cachedAt } from './page-cache-age.ts';

const MAX_DRIFT_MS = 60_000;

/**
 * Continues from the instant that the server rendered. A device clock within a minute of it is trusted. One
 * further off is wrong, or the page shows another world: then it only measures the time elapsed since. A cached
 * page was rendered when it was cached.
 */
export function useSiteClock() {
  const store = useStore();
  const setNow = useSetAtom(nowAtom);

  useEffect(() => {
    const drift = store.get(nowAtom) - (cachedAt() ?? Date.now());
    let offset = Math.abs(drift) < MAX_DRIFT_MS ? 0 : drift;
    let last = 0;
    const tick = () => {
      // A device clock that is set back would make old data new.
      offset = Math.max(offset, last - Date.now());
      last = Date.now() + offset;
      if (document.visibilityState !== 'visible') return;
      // Low priority: every row re-renders its minute.
      startTransition(() => setNow(last));
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
