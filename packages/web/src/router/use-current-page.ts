import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePrepare } from '../state/navigation/prefetch-context.ts';
import { detourOf, loadVisit, standIn, type Visit } from './resolve-page.ts';

/** What is shown, which lags behind the address until the next page's code and data are here. */
export interface Shown {
  visit: Visit;
  pathname: string;
  search: string;
  /** Of the history entry, for its scroll position. */
  key: string;
}

/** The match that a page is about, unless it stands beside a list. */
const ownMatch = ({ address, list }: Visit) => (list ? undefined : address.params.matchId);

async function loadMorph() {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !('startViewTransition' in document)) return undefined;
  return (await import('./view-transition.ts').catch(() => undefined))?.morph;
}

export function useVisit(first: Visit): Shown & { pending: boolean } {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const prepare = usePrepare();
  const [shown, setShown] = useState<Shown>({ visit: first, pathname, search, key });
  const before = useRef(first);
  const href = pathname + search;
  const here = shown.pathname + shown.search;

  useEffect(() => {
    const detour = detourOf(href);
    if (detour) navigate(detour, { replace: true });
    if (detour || href === here) return;
    let left = false;
    // Not within a transition: React would hold back every other one, a second click too, until all this is here.
    const load = async () => {
      const [visit, , morph] = await Promise.all([
        loadVisit(href).catch(() => (left ? undefined : standIn(href))),
        prepare(href).catch(() => {}),
        loadMorph(),
      ]);
      if (left || !visit) return;
      const show = () => setShown({ visit, pathname, search, key });
      const matchId = [visit, before.current].map(ownMatch).find(Boolean);
      before.current = visit;
      if (morph && matchId) morph(matchId, show);
      else startTransition(show);
    };
    void load();
    return () => {
      left = true;
    };
  }, [href, here, pathname, search, key, navigate, prepare]);

  return { ...shown, key: href === here ? key : shown.key, pending: href !== here };
}
