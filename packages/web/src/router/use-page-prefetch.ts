import { useStore } from 'jotai';
import { useCallback } from 'react';
import { loadNamespaces } from '../i18n/load-namespaces.ts';
import { type CallContext, callContextAtom } from '../state/preferences/preferences-atoms.ts';
import type { Prefetch } from '../state/preferences/prefetch-context.ts';
import { useSession } from '../state/session.tsx';
import { loadPageData } from './load-page-data.ts';
import { findRoute, resolvePage } from './resolve-page.ts';
import { namespacesOf } from './route.ts';

/** A page whose data takes longer shows its skeleton. */
const MAX_DATA_WAIT_MS = 500;
const MAX_AGE_MS = 30_000;

export function usePagePrefetch(): Prefetch {
  const store = useStore();
  const { resources, translator } = useSession();

  return useCallback(
    async (href: string, change: Partial<CallContext> = {}) => {
      const { route, address } = findRoute(href);
      const context = { ...store.get(callContextAtom), ...change };
      const loadData = async () =>
        loadPageData(await resolvePage(href), context, resources, MAX_AGE_MS);
      const timeout = new Promise((resolve) => setTimeout(resolve, MAX_DATA_WAIT_MS));
      await Promise.all([
        route.load(),
        loadNamespaces(translator, context.language, namespacesOf(route, address)),
        Promise.race([loadData(), timeout]),
      ]);
    },
    [store, resources, translator],
  );
}
