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
import { isFarFromViewport, watchProximity } from './proximity.ts';
import { takeTurns } from './take-turns.ts';

/** Lists with more rows pause their offscreen groups: a phone cannot keep that many up to date. */
export const LONG_LIST_ROWS = 240;

export const LongListContext = createContext(false);

/** Pausing pays off only where intrinsic-size.module.css lets the browser skip offscreen groups. */
const canSkipGroups = () => CSS.supports('width: attr(data-rows type(<number>))');
const neverChanges = () => () => {};

/**
 * The browser caches the last rendering of a skipped group, including images that were removed since. Rendering the
 * group once more releases them.
 */
function renderOnce({ style }: HTMLElement): void {
  style.contentVisibility = 'visible';
  requestAnimationFrame(() =>
    requestAnimationFrame(() => style.removeProperty('content-visibility')),
  );
}

/**
 * The instant that the rows of a paused group show; undefined for a group near the viewport, and in shorter lists.
 * Paused rows are text and links without images. They follow neither the clock nor the stream: paused groups are
 * brought up to date in turn.
 */
export function usePausedOffscreen(group: RefObject<HTMLElement | null>): number | undefined {
  const store = useStore();
  const canSkip = useSyncExternalStore(neverChanges, canSkipGroups, () => false);
  const canPause = use(LongListContext) && canSkip;
  const [pausedAt, setPausedAt] = useState(() => (canPause ? store.get(coarseNowAtom) : undefined));
  const isPaused = canPause && pausedAt !== undefined;

  useLayoutEffect(() => {
    const element = group.current;
    if (!canPause || !element) return;
    const setPaused = (paused: boolean) =>
      setPausedAt(paused ? store.get(coarseNowAtom) : undefined);
    const resumeIfNear = () => {
      if (!isFarFromViewport(element)) setPaused(false);
    };
    resumeIfNear();
    const stopListening = onScrollRestored(resumeIfNear);
    const unwatch = watchProximity(element, (near) => startTransition(() => setPaused(!near)));
    return () => {
      stopListening();
      unwatch();
    };
  }, [group, canPause, store]);

  const hadImages = useRef(false);
  useEffect(() => {
    const element = group.current;
    const hasLostImages = isPaused && hadImages.current;
    hadImages.current = !isPaused;
    if (!hasLostImages || !element) return;
    const idle = requestIdleCallback(() => renderOnce(element));
    return () => cancelIdleCallback(idle);
  }, [group, isPaused]);

  useEffect(() => {
    if (!isPaused) return;
    return takeTurns(() => {
      if (document.visibilityState !== 'visible') return;
      const now = store.get(coarseNowAtom);
      // A group that has resumed but is not re-rendered yet must not pause again.
      startTransition(() => setPausedAt((since) => since && now));
    });
  }, [isPaused, store]);

  return isPaused ? pausedAt : undefined;
}
