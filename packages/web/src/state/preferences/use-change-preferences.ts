import { useStore } from 'jotai';
import { useCallback } from 'react';
import { nowAtom } from '../clock/clock.ts';
import { usePrefetch } from '../navigation/prefetch-context.ts';
import { useSession } from '../session.tsx';
import type { Preferences } from './preferences.ts';
import { changePreferencesAtom, preferencesAtom, viewAtom, viewOf } from './preferences-atoms.ts';
import { storePreferences } from './preferences-store.ts';
import { switchLanguage } from './speak.ts';

/** By visit: what was chosen last, whether or not it is shown yet. */
const chosen = new WeakMap<object, Partial<Preferences>>();

/** Of a change what no later one has overtaken. */
function standing(change: Partial<Preferences>, last: Partial<Preferences>): Partial<Preferences> {
  const names = Object.keys(change) as (keyof Preferences)[];
  return Object.fromEntries(
    names.filter((name) => change[name] === last[name]).map((name) => [name, change[name]]),
  );
}

/** Takes a change in: one that asks for other answers only once these, and a new language's words, are here. */
export function useChangePreferences() {
  const store = useStore();
  const { translator } = useSession();
  const prepare = usePrefetch();

  return useCallback(
    async (change: Partial<Preferences>) => {
      const last = Object.assign(chosen.get(store) ?? {}, change);
      chosen.set(store, last);
      const view = store.get(viewAtom);
      const next = viewOf({ ...store.get(preferencesAtom), ...change }, store.get(nowAtom));
      const spoken =
        next.language === view.language ? undefined : switchLanguage(translator, next.language);
      const asks = spoken || next.offset !== view.offset || next.today !== view.today;
      if (asks) {
        const [say] = await Promise.all([
          spoken,
          prepare(location.pathname + location.search, next),
        ]);
        if (last.language === next.language) await say?.();
      }
      store.set(changePreferencesAtom, standing(change, last));
    },
    [store, translator, prepare],
  );
}

/** A choice of the visitor: taken in, and remembered. */
export function useSetPreferences() {
  const change = useChangePreferences();
  return useCallback(
    (choice: Partial<Preferences>) => {
      storePreferences(choice);
      void change(choice);
    },
    [change],
  );
}
