import { useStore } from 'jotai';
import { useCallback } from 'react';
import { addSections } from '../i18n/translator.ts';
import type { Prefetch } from '../state/navigation/prefetch-context.ts';
import { type View, viewAtom } from '../state/preferences/preferences-atoms.ts';
import { useSession } from '../state/session.tsx';
import { loadPageData } from './load-page-data.ts';
import { findRoute, resolvePage } from './resolve-page.ts';
import { textsOf } from './route.ts';

/** A slow answer does not hold the page back for longer: it shows its skeleton instead. */
const patience = 500;
const youngEnough = 30_000;

export function usePagePrefetch(): Prefetch {
  const store = useStore();
  const { resources, translator } = useSession();

  return useCallback(
    async (href: string, view: Partial<View> = {}) => {
      const { route, address } = findRoute(href);
      const asView = { ...store.get(viewAtom), ...view };
      const answers = async () =>
        loadPageData(await resolvePage(href), asView, resources, youngEnough);
      const enough = new Promise((resolve) => setTimeout(resolve, patience));
      await Promise.all([
        route.load(),
        addSections(translator, asView.language, textsOf(route, address)),
        Promise.race([answers(), enough]),
      ]);
    },
    [store, resources, translator],
  );
}
