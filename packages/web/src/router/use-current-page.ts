import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePrefetch } from '../state/preferences/prefetch-context.ts';
import { type ResolvedPage, redirectFor, resolveFallback, resolvePage } from './resolve-page.ts';

/** The page that is shown. It lags behind the URL until the next page's code and data are loaded. */
export interface CurrentPage {
  page: ResolvedPage;
  pathname: string;
  search: string;
  /** Key of the history entry, for its scroll position. */
  key: string;
}

const withoutMoment = (href: string) => href.replace(/[?&]at=[^&]*/, '');

export function useCurrentPage(first: ResolvedPage): CurrentPage & { pending: boolean } {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const prefetch = usePrefetch();
  const [shown, setShown] = useState<CurrentPage>({ page: first, pathname, search, key });
  const href = pathname + search;
  const shownHref = shown.pathname + shown.search;

  useEffect(() => {
    const redirect = redirectFor(href);
    if (redirect) navigate(redirect, { replace: true });
    if (redirect || href === shownHref) return;
    let isCancelled = false;
    // The page moves to the moment itself.
    const isSamePage = withoutMoment(href) === withoutMoment(shownHref);
    // Loaded outside a transition: React would hold back every other transition, a second click too, until the end.
    const load = async () => {
      const [page] = await Promise.all([
        resolvePage(href).catch(() => (isCancelled ? undefined : resolveFallback(href))),
        isSamePage || prefetch(href).catch(() => {}),
      ]);
      if (isCancelled || !page) return;
      startTransition(() => setShown({ page, pathname, search, key }));
    };
    void load();
    return () => {
      isCancelled = true;
    };
  }, [href, shownHref, pathname, search, key, navigate, prefetch]);

  return { ...shown, key: href === shownHref ? key : shown.key, pending: href !== shownHref };
}
