import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

const keyOf = (entry: string) => `touchline.scroll.${entry}`;

/** A new page begins at its top, a new day or filter stays where it is; Back and Forward return to where one was. */
export function useScroll(pathname: string, entry: string): void {
  const kind = useNavigationType();
  const before = useRef(pathname);
  const first = useRef(true);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const saved = sessionStorage.getItem(keyOf(entry));
    // Whoever scrolls before the page is alive stays where he is.
    const untouched = first.current && saved === null;
    if (kind === 'POP' && !untouched) scrollTo(0, Number(saved ?? 0));
    else if (before.current !== pathname) scrollTo(0, 0);
    before.current = pathname;
    first.current = false;
  }, [pathname, entry, kind]);

  useEffect(() => {
    const save = () => sessionStorage.setItem(keyOf(entry), String(Math.round(scrollY)));
    addEventListener('scrollend', save, { passive: true });
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('scrollend', save);
      removeEventListener('pagehide', save);
    };
  }, [entry]);
}
