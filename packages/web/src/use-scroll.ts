import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

const keyOf = (entry: string) => `touchline.scroll.${entry}`;

/** A new page begins at its top; Back and Forward return to where the visitor was. */
export function useScroll(entry: string): void {
  const kind = useNavigationType();
  const first = useRef(true);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const saved = Number(sessionStorage.getItem(keyOf(entry)) ?? 0);
    if (kind === 'POP') scrollTo(0, saved);
    else if (!first.current) scrollTo(0, 0);
    first.current = false;
  }, [entry, kind]);

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
