import { useStore } from 'jotai';
import {
  createContext,
  type RefObject,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { coarseNowAtom } from '../../../state/clock/clock.ts';
import { onScrollRestored } from '../../../state/navigation/scroll-restored.ts';
import { isFar, watchProximity } from './proximity.ts';
import { takeTurns } from './take-turns.ts';

/** More rows than a phone keeps up with. */
export const longList = 240;

export const LongListContext = createContext(false);

/** Only where room.module.css lets far groups be skipped does it pay. */
const skips = () => CSS.supports('width: attr(data-rows type(<number>))');
const never = () => () => {};

/**
 * The browser remembers how a skipped group was drawn last, and with it all pictures that were taken away since: drawn
 * once more, it lets go of them.
 */
function drawOnce({ style }: HTMLElement): void {
  style.contentVisibility = 'visible';
  requestAnimationFrame(() =>
    requestAnimationFrame(() => style.removeProperty('content-visibility')),
  );
}

/**
 * Since when a group of a long list rests: far from sight its rows are words and links, not pictures, and they follow
 * neither clock nor stream but are drawn anew in turn. Undefined for a group near sight, and for all of a shorter list.
 */
export function usePausedOffscreen(group: RefObject<HTMLElement | null>): number | undefined {
  const store = useStore();
  const canRest = useSyncExternalStore(never, skips, () => false);
  const long = use(LongListContext) && canRest;
  const [rest, setRest] = useState(() => (long ? store.get(coarseNowAtom) : undefined));
  const resting = long && rest !== undefined;

  useLayoutEffect(() => {
    const element = group.current;
    if (!long || !element) return;
    const lie = (far: boolean) => setRest(far ? store.get(coarseNowAtom) : undefined);
    const wake = () => {
      if (!isFar(element)) lie(false);
    };
    wake();
    const forget = onScrollRestored(wake);
    const unwatch = watchProximity(element, (near) => startTransition(() => lie(!near)));
    return () => {
      forget();
      unwatch();
    };
  }, [group, long, store]);

  const hadPictures = useRef(false);
  useEffect(() => {
    const element = group.current;
    const hasLost = resting && hadPictures.current;
    hadPictures.current = !resting;
    if (!hasLost || !element) return;
    const idle = requestIdleCallback(() => drawOnce(element));
    return () => cancelIdleCallback(idle);
  }, [group, resting]);

  useEffect(() => {
    if (!resting) return;
    return takeTurns(() => {
      if (document.visibilityState !== 'visible') return;
      // Who has been woken meanwhile, and is not drawn yet, stays awake.
      const now = store.get(coarseNowAtom);
      startTransition(() => setRest((since) => since && now));
    });
  }, [resting, store]);

  return resting ? rest : undefined;
}
