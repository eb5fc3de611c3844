import { useSetAtom, useStore } from 'jotai';
import { startTransition, useEffect } from 'react';
import { loadFavouritesAtom } from '../favourites/favourites.ts';
import type { Preferences } from './preferences.ts';
import { preferencesAtom } from './preferences-atoms.ts';
import { mirrorToCookie, PREFERENCES_KEY, readStoredPreferences } from './preferences-store.ts';
import { rootAttributes } from './root-attributes.ts';
import { useChangePreferences } from './use-change-preferences.ts';

/** Once the page stands as the server drew it, the device has its say: its choices, its zone, its stars. */
export function useDevicePreferences() {
  const store = useStore();
  const readStars = useSetAtom(loadFavouritesAtom);
  const change = useChangePreferences();

  useEffect(() => {
    const adopt = () => {
      const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      const asked = new URLSearchParams(location.search).has('lang');
      const { language, ...choices } = readStoredPreferences();
      const known: Partial<Preferences> = { ...choices, deviceZone };
      void change({ ...known, ...(language && !asked && { language }) });
      startTransition(readStars);
    };
    const otherTab = ({ key }: StorageEvent) => key?.startsWith(PREFERENCES_KEY) && adopt();
    adopt();
    mirrorToCookie(store.get(preferencesAtom));
    const stop = store.sub(preferencesAtom, () => {
      mirrorToCookie(store.get(preferencesAtom));
      applyRootAttributes(store.get(preferencesAtom));
    });
    addEventListener('storage', otherTab);
    return () => {
      stop();
      removeEventListener('storage', otherTab);
    };
  }, [store, change, readStars]);
}

function applyRootAttributes(preferences: Preferences) {
  const { dataset } = document.documentElement;
  for (const [name, value] of Object.entries(rootAttributes(preferences))) {
    if (value) dataset[name] = value;
    else delete dataset[name];
  }
}
