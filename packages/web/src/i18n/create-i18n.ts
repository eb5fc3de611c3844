import { createInstance, type i18n, type ResourceKey } from 'i18next';
import { fallbacks, type Language } from './languages.ts';
import type { Namespace } from './namespaces.ts';

/** One for each language on the server, one for each visit in the browser. */
export function createI18n(
  language: Language,
  texts: Partial<Record<Namespace, ResourceKey>> = {},
): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: fallbacks,
    defaultNS: 'core',
    resources: { [language]: texts },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return instance;
}
