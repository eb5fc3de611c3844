import type { TFunction } from 'i18next';
import { use } from 'react';
import type { Language } from '../../../i18n/languages.ts';
import { loadNamespaces } from '../../../i18n/translator.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';

const loads = new Map<Language, Promise<void>>();

/** The texts of the line-ups. Until they are loaded the component suspends: the markup of the server stays as it is. */
export function useTexts(): TFunction {
  const { t, i18n } = useTranslation();
  const language = i18n.language as Language;
  if (!i18n.hasResourceBundle(language, 'lineups')) {
    const load = loads.get(language) ?? loadNamespaces(i18n, language, ['lineups']);
    loads.set(language, load);
    use(load);
  }
  return t;
}
