import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { addSections } from '../../../i18n/translator.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { languageAtom } from '../../../state/preferences/preferences-atoms.ts';
import { ShortcutsSheet } from './shortcuts-sheet.tsx';

/** Shows the sheet once its words are here. */
export default function LazyShortcutsSheet({ onClose }: { onClose: () => void }) {
  const { i18n } = useTranslation();
  const language = useAtomValue(languageAtom);
  const [spoken, setSpoken] = useState<string>();

  useEffect(() => {
    void addSections(i18n, language, ['keys']).then(() => setSpoken(language));
  }, [i18n, language]);

  return spoken === language && <ShortcutsSheet onClose={onClose} />;
}
