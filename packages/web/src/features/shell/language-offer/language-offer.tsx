import type { TFunction } from 'i18next';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, locales } from '../../../i18n/languages.ts';
import { loadNamespaces } from '../../../i18n/load-namespaces.ts';
import { languageAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useSetPreferences } from '../../../state/preferences/use-change-preferences.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import styles from './language-offer.module.css';
import { closeOffer, markOffered, offeredLanguage } from './offered-language.ts';

/** PRF-1: the language that the browser prefers, offered in that language. */
export default function LanguageOffer() {
  const { i18n } = useTranslation();
  const current = useAtomValue(languageAtom);
  const choose = useSetPreferences();
  const [offer, setOffer] = useState<{ language: Language; t: TFunction<'offer'> }>();

  useEffect(() => {
    let isStale = false;
    const language = offeredLanguage(current);
    if (language)
      void loadNamespaces(i18n, language, ['offer']).then(() => {
        if (isStale) return;
        markOffered();
        setOffer({ language, t: i18n.getFixedT(language, 'offer') });
      });
    return () => {
      isStale = true;
    };
  }, [i18n, current]);

  if (!offer) return null;
  const { language, t } = offer;
  const close = () => {
    closeOffer();
    setOffer(undefined);
  };
  const accept = () => {
    close();
    choose({ language });
  };
  return (
    <aside className={styles.offer} lang={locales[language].html} aria-label={t('question')}>
      <Icon name="world" />
      <p>{t('question')}</p>
      <Button kind="main" onClick={accept}>
        {t('accept')}
      </Button>
      <Button kind="bare" onClick={close}>
        {t('dismiss')}
      </Button>
    </aside>
  );
}
