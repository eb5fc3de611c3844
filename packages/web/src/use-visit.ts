import { useEffect, useState, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePrepare } from './state/prepare.ts';
import { detourOf, loadVisit, standIn, type Visit } from './visit.ts';

/** What is shown, which lags behind the address until the next page's code and data are here. */
export interface Shown {
  visit: Visit;
  pathname: string;
  search: string;
  /** Of the history entry, for its scroll position. */
  key: string;
}

export function useVisit(first: Visit): Shown & { pending: boolean } {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const prepare = usePrepare();
  const [shown, setShown] = useState<Shown>({ visit: first, pathname, search, key });
  const [pending, startTransition] = useTransition();
  const href = pathname + search;
  const here = shown.pathname + shown.search;

  useEffect(() => {
    const detour = detourOf(href);
    if (detour) navigate(detour, { replace: true });
    if (detour || href === here) return;
    let left = false;
    startTransition(async () => {
      const [visit] = await Promise.all([
        loadVisit(href).catch(() => standIn(href)),
        prepare(href).catch(() => {}),
      ]);
      if (!left) startTransition(() => setShown({ visit, pathname, search, key }));
    });
    return () => {
      left = true;
    };
  }, [href, here, pathname, search, key, navigate, prepare]);

  return { ...shown, key: href === here ? key : shown.key, pending };
}
