import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { readStored, writeStored } from '../state/storage/storage.ts';
import { onScrollEnd } from '../ui/dom/on-scroll-end.ts';

/** The first history entry of every document has the same key, so that the pathname is part of the name. */
const storageKey = (entry: string, pathname: string) => `touchline.scroll.${entry} ${pathname}`;
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** False for a document whose URL was typed or linked from another site. */
function isReloadOrHistory(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}

/**
 * A new page starts at its top; a new day or filter keeps the scroll position; Back and Forward restore it. A list
 * beside which a page opens or closes keeps its position, by whatever navigation.
 */
export function useScrollRestoration(pathname: string, entry: string, isSplit: boolean): void {
  const navigationType = useNavigationType();
  const previous = useRef<{ pathname: string; entry: string; isSplit: boolean }>(undefined);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const last = previous.current;
    previous.current = { pathname, entry, isSplit };
    // The navigation type changes before the page is shown.
    if (last?.entry === entry) return;
    if (last?.pathname === pathname && last.isSplit !== isSplit) return;
    const saved = readStored(storageKey(entry, pathname), isNumber, 'session');
    // A first page without a saved position keeps the one to which it was scrolled before hydration.
    const shouldRestore = last
      ? navigationType === 'POP'
      : saved !== undefined && isReloadOrHistory();
    if (shouldRestore) scrollTo(0, saved ?? 0);
    else if (last && last.pathname !== pathname) scrollTo(0, 0);
  }, [pathname, entry, navigationType, isSplit]);

  // In a layout effect, together with the page: later, the next page's scroll would be saved as this one's.
  useLayoutEffect(() => {
    const save = () => writeStored(storageKey(entry, pathname), Math.round(scrollY), 'session');
    const stop = onScrollEnd(window, save);
    addEventListener('pagehide', save);
    return () => {
      stop();
      removeEventListener('pagehide', save);
    };
  }, [entry, pathname]);
}
