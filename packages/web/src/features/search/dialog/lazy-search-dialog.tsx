import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { addSections } from '../../../i18n/translator.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { searchAtom } from '../../../state/overlays/search.ts';
import { languageAtom } from '../../../state/preferences/preferences-atoms.ts';
import { SearchDialog } from './search-dialog.tsx';
import { useSearchIndex } from './use-search-index.ts';

/** Loads the texts and the index; shows the dialog once it is open and its texts are loaded. */
export default function LazySearchDialog() {
  const { i18n } = useTranslation();
  const language = useAtomValue(languageAtom);
  const [loadedLanguage, setLoadedLanguage] = useState<string>();
  const state = useAtomValue(searchAtom);
  useSearchIndex();

  useEffect(() => {
    let isStale = false;
    void addSections(i18n, language, ['search']).then(() => {
      if (!isStale) setLoadedLanguage(language);
    });
    return () => {
      isStale = true;
    };
  }, [i18n, language]);

  return state === 'open' && loadedLanguage === language ? <SearchDialog /> : null;
}
