import { useSetAtom, useStore } from 'jotai';
import { startTransition, useEffect } from 'react';
import { isLanguage } from '../../i18n/languages.ts';
import { loadFavouritesAtom } from '../favourites/favourites.ts';
import type { Preferences } from './preferences.ts';
import { preferencesAtom } from './preferences-atoms.ts';
import { PREFERENCES_KEY } from './preferences-cookie.ts';
import { mirrorToCookie, readStoredPreferences, storePreferences } from './preferences-store.ts';
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
      const requested = new URLSearchParams(location.search).get('lang');
      const isLanguageInUrl = isLanguage(requested);
      // A language in the URL is a choice, unless this device has another.
      if (isLanguageInUrl && !readStoredPreferences().language)
        storePreferences({ language: requested });
      const { language, ...choices } = readStoredPreferences();
      void change({ ...choices, deviceZone, ...(language && !isLanguageInUrl && { language }) });
      startTransition(loadFavourites);
    };
    // The keys of all stored values begin with this one.
    const onStorage = ({ key }: StorageEvent) => {
      if (!key?.startsWith(PREFERENCES_KEY)) return;
      const { results = 'shown' } = readStoredPreferences();
      // What this document has loaded must not stay.
      if (results !== store.get(preferencesAtom).results) location.reload();
      else applyStored();
    };
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
