import { useSetAtom, useStore } from 'jotai';
import { startTransition, useEffect } from 'react';
import { readStarsAtom } from '../favourites/favourites.ts';
import type { Preferences } from './preferences.ts';
import { preferencesAtom } from './preferences-atoms.ts';
import { mirrorPreferences, preferencesKey, readChoices } from './preferences-store.ts';
import { rootMarks } from './root-attributes.ts';
import { useChangePreferences } from './use-change-preferences.ts';

/** Once the page stands as the server drew it, the device has its say: its choices, its zone, its stars. */
export function useDevice() {
  const store = useStore();
  const readStars = useSetAtom(readStarsAtom);
  const change = useChangePreferences();

  useEffect(() => {
    const adopt = () => {
      const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      const asked = new URLSearchParams(location.search).has('lang');
      const { language, ...choices } = readChoices();
      const known: Partial<Preferences> = { ...choices, deviceZone };
      void change({ ...known, ...(language && !asked && { language }) });
      startTransition(readStars);
    };
    const otherTab = ({ key }: StorageEvent) => key?.startsWith(preferencesKey) && adopt();
    adopt();
    mirrorPreferences(store.get(preferencesAtom));
    const stop = store.sub(preferencesAtom, () => {
      mirrorPreferences(store.get(preferencesAtom));
      showChoices(store.get(preferencesAtom));
    });
    addEventListener('storage', otherTab);
    return () => {
      stop();
      removeEventListener('storage', otherTab);
    };
  }, [store, change, readStars]);
}

function showChoices(preferences: Preferences) {
  const { dataset } = document.documentElement;
  for (const [name, value] of Object.entries(rootMarks(preferences))) {
    if (value) dataset[name] = value;
    else delete dataset[name];
  }
}
