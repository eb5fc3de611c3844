import { useEffect, useState, useTransition } from 'react';
import { useLocation } from 'react-router-dom';
import { usePrepare } from './state/prepare.ts';
import { loadVisit, type Visit } from './visit.ts';

/** What is shown, which lags behind the address until the next page's code and data are here. */
export interface Shown {
  visit: Visit;
  pathname: string;
  /** Of the history entry, for its scroll position. */
  key: string;
}

export function useVisit(first: Visit): Shown & { pending: boolean } {
  const { pathname, key } = useLocation();
  const prepare = usePrepare();
  const [shown, setShown] = useState<Shown>({ visit: first, pathname, key });
  const [pending, startTransition] = useTransition();

  useEffect(() => {
    let left = false;
    startTransition(async () => {
      if (pathname === shown.pathname) return;
      const [visit] = await Promise.all([loadVisit(pathname), prepare(pathname)]);
      if (!left) startTransition(() => setShown({ visit, pathname, key }));
    });
    return () => {
      left = true;
    };
  }, [pathname, key, prepare, shown.pathname]);

  return { ...shown, key: pathname === shown.pathname ? key : shown.key, pending };
}
