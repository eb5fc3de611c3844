import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePrefetch } from '../state/navigation/prefetch-context.ts';
import { type ResolvedPage, redirectFor, resolveFallback, resolvePage } from './resolve-page.ts';

/** What is shown, which lags behind the address until the next page's code and data are here. */
export interface CurrentPage {
  visit: ResolvedPage;
  pathname: string;
  search: string;
  /** Of the history entry, for its scroll position. */
  key: string;
}

/** The match that a page is about, unless it stands beside a list. */
const ownMatch = ({ address, list }: ResolvedPage) => (list ? undefined : address.params.matchId);

async function loadViewTransition() {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !('startViewTransition' in document)) return undefined;
  return (await import('./view-transition.ts').catch(() => undefined))?.runViewTransition;
}

export function useCurrentPage(first: ResolvedPage): CurrentPage & { pending: boolean } {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const prepare = usePrefetch();
  const [shown, setShown] = useState<CurrentPage>({ visit: first, pathname, search, key });
  const before = useRef(first);
  const href = pathname + search;
  const here = shown.pathname + shown.search;

  useEffect(() => {
    const detour = redirectFor(href);
    if (detour) navigate(detour, { replace: true });
    if (detour || href === here) return;
    let left = false;
    // Not within a transition: React would hold back every other one, a second click too, until all this is here.
    const load = async () => {
      const [visit, , morph] = await Promise.all([
        resolvePage(href).catch(() => (left ? undefined : resolveFallback(href))),
        prepare(href).catch(() => {}),
        loadViewTransition(),
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
