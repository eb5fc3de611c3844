import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from './languages.ts';
import { loadNamespaces } from './load-namespaces.ts';
import type { Namespace } from './namespaces.ts';

/** Fetches a namespace that no route declares; true once its texts can be shown. */
export function useLoadedNamespace(name: Namespace): boolean {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  const [, setLoadedLanguage] = useState<Language>();

  useEffect(() => {
    let isStale = false;
    void loadNamespaces(i18n, language, [name]).then(() => {
      if (!isStale) setLoadedLanguage(language);
    });
    return () => {
      isStale = true;
    };
  }, [i18n, language, name]);

  return i18n.hasResourceBundle(language, name);
}
