import { useStore } from 'jotai';
import { startTransition, useCallback } from 'react';
import { loadCatalogue } from '../i18n/catalogue.ts';
import { documentLanguage, type Language } from '../i18n/languages.ts';
import { addCatalogue } from '../i18n/translator.ts';
import type { Preferences } from './preferences.ts';
import { changePreferencesAtom, languageAtom } from './preferences-atoms.ts';
import { writeChoices } from './preferences-store.ts';
import { usePrepare } from './prepare.ts';
import { useSession } from './session.tsx';

/** Takes a change in: a new language only once its words and the names on this page are here. */
export function useChangePreferences() {
  const store = useStore();
  const { translator } = useSession();
  const prepare = usePrepare();

  return useCallback(
    async (change: Partial<Preferences>) => {
      const { language } = change;
      if (language && language !== store.get(languageAtom)) {
        await Promise.all([speak(language), prepare(location.pathname, { language })]);
      }
      startTransition(() => store.set(changePreferencesAtom, change));
    },
    [store, prepare],
  );

  async function speak(language: Language) {
    addCatalogue(translator, language, await loadCatalogue(language));
    await translator.changeLanguage(language);
    document.documentElement.lang = documentLanguage[language];
  }
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
