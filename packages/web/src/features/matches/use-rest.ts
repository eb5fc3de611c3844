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
import { steadyNowAtom } from '../../state/clock.ts';
import { onPlaced } from '../../state/placed.ts';
import { inTurn } from './in-turn.ts';

/** More rows than a phone keeps up with. */
export const longList = 240;

export const LongListContext = createContext(false);

/** Only where room.module.css lets far groups be skipped does the browser say which they are. */
const skips = () => CSS.supports('width: attr(data-rows type(<number>))');
const never = () => () => {};

const screensAhead = 2;

function isFar(group: Element): boolean {
  const { top, bottom } = group.getBoundingClientRect();
  return top > screensAhead * innerHeight || bottom < (1 - screensAhead) * innerHeight;
}

/**
 * The browser remembers how a skipped group was drawn last, and with it all pictures that were taken away since: drawn
 * once more, it lets go of them.
 */
function drawOnce({ style }: HTMLElement, done: () => void): void {
  style.contentVisibility = 'visible';
  inFrames(2, () => {
    style.removeProperty('content-visibility');
    inFrames(3, done);
  });
}

function inFrames(count: number, run: () => void): void {
  requestAnimationFrame(() => (count > 1 ? inFrames(count - 1, run) : run()));
}

const isSkipped = ({ lastElementChild: rows }: Element) =>
  rows?.checkVisibility({ contentVisibilityAuto: true }) === false;

/**
 * Since when a group of a long list rests: far from sight its rows are words and links, not pictures, and they follow
 * neither clock nor stream but are drawn anew in turn. Undefined for a group near sight, and for all of a shorter list.
 */
export function useRest(group: RefObject<HTMLElement | null>): number | undefined {
  const store = useStore();
  const canRest = useSyncExternalStore(never, skips, () => false);
  const long = use(LongListContext) && canRest;
  const [rest, setRest] = useState(() => (long ? store.get(steadyNowAtom) : undefined));
  const resting = long && rest !== undefined;

  useLayoutEffect(() => {
    const element = group.current;
    if (!long || !element) return;
    const lie = (far: boolean) => setRest(far ? store.get(steadyNowAtom) : undefined);
    const onSkip = (event: Event) =>
      startTransition(() => lie((event as ContentVisibilityAutoStateChangeEvent).skipped));
    const wake = () => {
      if (!isFar(element)) lie(false);
    };
    wake();
    const forget = onPlaced(wake);
    element.addEventListener('contentvisibilityautostatechange', onSkip);
    return () => {
      forget();
      element.removeEventListener('contentvisibilityautostatechange', onSkip);
    };
  }, [group, long, store]);

  const hadPictures = useRef(false);
  useEffect(() => {
    const element = group.current;
    const hasLost = resting && hadPictures.current;
    hadPictures.current = !resting;
    if (!hasLost || !element) return;
    // Of one that has come near meanwhile no event tells.
    const wake = () => isSkipped(element) || setRest(undefined);
    const idle = requestIdleCallback(() => drawOnce(element, wake));
    return () => cancelIdleCallback(idle);
  }, [group, resting]);

  useEffect(() => {
    if (!resting) return;
    return inTurn(() => {
      if (document.visibilityState !== 'visible') return;
      startTransition(() => setRest(store.get(steadyNowAtom)));
    });
  }, [resting, store]);

  return resting ? rest : undefined;
}
