import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { keep, readKept } from './state/kept.ts';
import { tellPlaced } from './state/placed.ts';

const nameOf = (entry: string) => `scroll.${entry}`;
const isNumber = (value: unknown): value is number => typeof value === 'number';

/**
 * A new page begins at its top, a new day or filter stays where it is; Back and Forward return to where one was.
 * A list beside which a page opens or closes stays where it is, whichever way that was done.
 */
export function useScroll(place: string, entry: string, split: boolean): void {
  const kind = useNavigationType();
  const before = useRef<{ place: string; entry: string; split: boolean }>(undefined);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const last = before.current;
    before.current = { place, entry, split };
    // The kind of navigation is known before its page is shown.
    if (last?.entry === entry) return;
    const saved = readKept(nameOf(entry), isNumber);
    if (last?.place === place && last.split !== split) return;
    // Whoever scrolls before the page is alive stays where he is.
    const untouched = !last && saved === undefined;
    if (kind === 'POP' && !untouched) {
      scrollTo(0, saved ?? 0);
      tellPlaced();
    } else if (last && last.place !== place) scrollTo(0, 0);
  }, [place, entry, kind, split]);

  useEffect(() => {
    const save = () => keep(nameOf(entry), Math.round(scrollY));
    addEventListener('scrollend', save, { passive: true });
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('scrollend', save);
      removeEventListener('pagehide', save);
    };
  }, [entry]);
}
