import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { announceScrollRestored } from '../state/navigation/scroll-restored.ts';
import { readStored, writeStored } from '../state/storage/storage.ts';
import { onScrollEnd } from '../ui/dom/on-scroll-end.ts';

/** The first entry of every document bears the same key: its place tells it from the others. */
const nameOf = (entry: string, place: string) => `touchline.scroll.${entry} ${place}`;
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Not so where the address was typed, or followed from another site. */
function isDocumentBack(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival?.type === 'reload' || arrival?.type === 'back_forward';
}

/**
 * A new page begins at its top, a new day or filter stays where it is; Back and Forward return to where one was.
 * A list beside which a page opens or closes stays where it is, whichever way that was done.
 */
export function useScrollRestoration(place: string, entry: string, split: boolean): void {
  const kind = useNavigationType();
  const before = useRef<{ place: string; entry: string; split: boolean }>(undefined);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const last = before.current;
    before.current = { place, entry, split };
    // The kind of navigation is known before its page is shown.
    if (last?.entry === entry) return;
    if (last?.place === place && last.split !== split) return;
    const saved = readStored(nameOf(entry, place), isNumber, 'session');
    // Whoever scrolls before the page is alive stays where he is.
    const returns = last ? kind === 'POP' : saved !== undefined && isDocumentBack();
    if (returns) {
      scrollTo(0, saved ?? 0);
      announceScrollRestored();
    } else if (last && last.place !== place) scrollTo(0, 0);
  }, [place, entry, kind, split]);

  // With the page itself, not after it: else the next page's own scroll would be kept as this one's.
  useLayoutEffect(() => {
    const save = () => writeStored(nameOf(entry, place), Math.round(scrollY), 'session');
    const stop = onScrollEnd(window, save);
    addEventListener('pagehide', save);
    return () => {
      stop();
      removeEventListener('pagehide', save);
    };
  }, [entry, place]);
}
