import { useStore } from 'jotai';
import { useCallback } from 'react';
import { nowAtom } from './clock.ts';
import type { Preferences } from './preferences.ts';
import { changePreferencesAtom, preferencesAtom, viewAtom, viewOf } from './preferences-atoms.ts';
import { writeChoices } from './preferences-store.ts';
import { usePrepare } from './prepare.ts';
import { useSession } from './session.tsx';
import { speak } from './speak.ts';

/** Takes a change in: one that asks for other answers only once these, and a new language's words, are here. */
export function useChangePreferences() {
  const store = useStore();
  const { translator } = useSession();
  const prepare = usePrepare();

  return useCallback(
    async (change: Partial<Preferences>) => {
      const view = store.get(viewAtom);
      const next = viewOf({ ...store.get(preferencesAtom), ...change }, store.get(nowAtom));
      const spoken = next.language === view.language ? undefined : speak(translator, next.language);
      const asks = spoken || next.offset !== view.offset || next.today !== view.today;
      if (asks) {
        const [say] = await Promise.all([
          spoken,
          prepare(location.pathname + location.search, next),
        ]);
        await say?.();
      }
      store.set(changePreferencesAtom, change);
    },
    [store, translator, prepare],
  );
}

/** A choice of the visitor: taken in, and remembered. */
export function useChoose() {
  const change = useChangePreferences();
  return useCallback(
    (choice: Partial<Preferences>) => {
      writeChoices(choice);
      void change(choice);
    },
    [change],
  );
}
