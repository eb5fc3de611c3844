import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { addSections } from '../../../i18n/translator.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { languageAtom } from '../../../state/preferences/preferences-atoms.ts';
import { ShortcutsSheet } from './shortcuts-sheet.tsx';

/** Shows the sheet once its texts are loaded. */
export default function LazyShortcutsSheet({ onClose }: { onClose: () => void }) {
  const { i18n } = useTranslation();
  const language = useAtomValue(languageAtom);
  const [loadedLanguage, setLoadedLanguage] = useState<string>();

  useEffect(() => {
    void addSections(i18n, language, ['keys']).then(() => setLoadedLanguage(language));
  }, [i18n, language]);

  return loadedLanguage === language && <ShortcutsSheet onClose={onClose} />;
}
