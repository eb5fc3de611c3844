import { useSetAtom, useStore } from 'jotai';
import { startTransition, useEffect } from 'react';
import { loadFavouritesAtom } from '../favourites/favourites.ts';
import type { Preferences } from './preferences.ts';
import { preferencesAtom } from './preferences-atoms.ts';
import { mirrorToCookie, PREFERENCES_KEY, readStoredPreferences } from './preferences-store.ts';
import { rootAttributes } from './root-attributes.ts';
import { useChangePreferences } from './use-change-preferences.ts';

/** After hydration, applies this device's preferences, time zone and favourites, and follows changes in other tabs. */
export function useDevicePreferences() {
  const store = useStore();
  const loadFavourites = useSetAtom(loadFavouritesAtom);
  const change = useChangePreferences();

  useEffect(() => {
    const applyStored = () => {
      const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      const isLanguageInUrl = new URLSearchParams(location.search).has('lang');
      const { language, ...choices } = readStoredPreferences();
      void change({ ...choices, deviceZone, ...(language && !isLanguageInUrl && { language }) });
      startTransition(loadFavourites);
    };
    // The keys of all stored values begin with this one.
    const onStorage = ({ key }: StorageEvent) => key?.startsWith(PREFERENCES_KEY) && applyStored();
    applyStored();
    mirrorToCookie(store.get(preferencesAtom));
    const stop = store.sub(preferencesAtom, () => {
      mirrorToCookie(store.get(preferencesAtom));
      applyRootAttributes(store.get(preferencesAtom));
    });
    addEventListener('storage', onStorage);
    return () => {
      stop();
      removeEventListener('storage', onStorage);
    };
  }, [store, change, loadFavourites]);
}

function applyRootAttributes(preferences: Preferences) {
  const { dataset } = document.documentElement;
  for (const [name, value] of Object.entries(rootAttributes(preferences))) {
    if (value) dataset[name] = value;
    else delete dataset[name];
  }
}
