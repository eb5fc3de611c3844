import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { addSections } from '../../../i18n/translator.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { searchAtom } from '../../../state/overlays/search.ts';
import { languageAtom } from '../../../state/preferences/preferences-atoms.ts';
import { SearchDialog } from './search-dialog.tsx';
import { useSearchIndex } from './use-search-index.ts';

/** Fetches the texts and the index, and shows the dialog when it is wanted and its words are here. */
export default function LazySearchDialog() {
  const { i18n } = useTranslation();
  const language = useAtomValue(languageAtom);
  const [spoken, setSpoken] = useState<string>();
  const state = useAtomValue(searchAtom);
  useSearchIndex();

  useEffect(() => {
    let left = false;
    const speak = () => !left && setSpoken(language);
    void addSections(i18n, language, ['search']).then(speak);
    return () => {
      left = true;
    };
  }, [i18n, language]);

  return state === 'open' && spoken === language ? <SearchDialog /> : null;
}
