import type { i18n } from 'i18next';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, locales } from '../../i18n/languages.ts';
import { loadedNamespaces, loadNamespaces } from '../../i18n/load-namespaces.ts';
import { nowAtom } from '../clock/clock.ts';
import type { Preferences } from './preferences.ts';
import {
  callContextAtom,
  callContextOf,
  changePreferencesAtom,
  preferencesAtom,
} from './preferences-atoms.ts';
import { mirrorToCookie, storePreferences } from './preferences-store.ts';
import { usePrefetch } from './prefetch-context.ts';

/** The latest choices of each session, applied or not. */
const latestChoices = new WeakMap<object, Partial<Preferences>>();

/** The part of `change` that no later change has overridden. */
function notOverridden(
  change: Partial<Preferences>,
  latest: Partial<Preferences>,
): Partial<Preferences> {
  const names = Object.keys(change) as (keyof Preferences)[];
  return Object.fromEntries(
    names.filter((name) => change[name] === latest[name]).map((name) => [name, change[name]]),
  );
}

/** Fetches the namespaces of a language that are loaded for the current one. Resolves to the switch to it. */
export async function switchLanguage(
  translator: i18n,
  language: Language,
): Promise<() => Promise<void>> {
  const loaded = loadedNamespaces(translator, translator.language as Language);
  await loadNamespaces(translator, language, loaded);
  return async () => {
    await translator.changeLanguage(language);
    document.documentElement.lang = locales[language].html;
  };
}

/** Applies a change of preferences. One that needs other data or texts is applied once they are loaded. */
export function useChangePreferences() {
  const store = useStore();
  const { i18n: translator } = useTranslation();
  const prefetch = usePrefetch();

  return useCallback(
    async (change: Partial<Preferences>) => {
      const latest = Object.assign(latestChoices.get(store) ?? {}, change);
      latestChoices.set(store, latest);
      const context = store.get(callContextAtom);
      const next = callContextOf({ ...store.get(preferencesAtom), ...change }, store.get(nowAtom));
      const loading =
        next.language === context.language ? undefined : switchLanguage(translator, next.language);
      const needsData = loading || next.offset !== context.offset || next.today !== context.today;
      if (needsData) {
        const [applyLanguage] = await Promise.all([
          loading,
          prefetch(location.pathname + location.search, next),
        ]);
        if (latest.language === next.language) await applyLanguage?.();
      }
      store.set(changePreferencesAtom, notOverridden(change, latest));
    },
    [store, translator, prefetch],
  );
}

/** Applies and stores a choice of the visitor. */
export function useSetPreferences() {
  const change = useChangePreferences();
  const store = useStore();
  return useCallback(
    (choice: Partial<Preferences>) => {
      if (choice.results) {
        const preferences = store.get(preferencesAtom);
        void import('./switch-results.ts').then(({ switchResults }) =>
          switchResults(choice, preferences),
        );
        return;
      }
      // The next document is in the chosen language, also where this page is left before its texts arrive.
      storePreferences(choice);
      mirrorToCookie(store.get(preferencesAtom));
      void change(choice);
    },
    [change, store],
  );
}
