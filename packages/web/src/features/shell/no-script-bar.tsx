import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { languages, locales } from '../../i18n/languages.ts';
import { languageAtom, zoneAtom } from '../../state/preferences/preferences-atoms.ts';
import styles from './no-script-bar.module.css';

/** PRF-6: without script the page cannot know the visitor's zone and names its own; the languages are links. */
function NoScriptText() {
  const { t } = useTranslation();
  const zone = useAtomValue(zoneAtom);
  const current = useAtomValue(languageAtom);
  const { pathname, search } = useLocation();
  const urlIn = (language: string) => {
    const query = new URLSearchParams(search);
    query.set('lang', language);
    return `${pathname}?${query}`;
  };
  return (
    <p>
      {t('shell.noScript', { zone })}
      {languages
        .filter((language) => language !== current)
        .map((language) => (
          <a
            key={language}
            className="prose-link"
            href={urlIn(language)}
            lang={locales[language].html}
          >
            {locales[language].name}
          </a>
        ))}
    </p>
  );
}

/**
 * React leaves the content of a noscript element alone in the browser, whose bundle goes without it. The class is on the
 * element itself: a sheet that only the server uses would be missing from the document.
 */
export const NoScriptBar = () => (
  <noscript className={styles.bar}>{import.meta.env.SSR && <NoScriptText />}</noscript>
);
