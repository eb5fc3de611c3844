import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

const keyOf = (entry: string) => `touchline.scroll.${entry}`;

/** A new page begins at its top, a new day or filter stays where it is; Back and Forward return to where one was. */
export function useScroll(pathname: string, entry: string): void {
  const kind = useNavigationType();
  const before = useRef(pathname);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const saved = Number(sessionStorage.getItem(keyOf(entry)) ?? 0);
    if (kind === 'POP') scrollTo(0, saved);
    else if (before.current !== pathname) scrollTo(0, 0);
    before.current = pathname;
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
