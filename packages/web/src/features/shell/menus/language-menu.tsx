import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { type Language, languages, locales } from '../../../i18n/languages.ts';
import { languageAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useSetPreferences } from '../../../state/preferences/use-change-preferences.ts';
import { Menu } from '../../../ui/controls/menu.tsx';

interface LanguageMenuProps {
  /** A globe without text, whose list opens downwards; in the footer it opens upwards. */
  isCompact?: boolean;
}

/** PRF-1 */
export function LanguageMenu({ isCompact }: LanguageMenuProps) {
  const { t } = useTranslation();
  const value = useAtomValue(languageAtom);
  const choose = useSetPreferences();
  const { name } = locales[value];
  return (
    <Menu
      name={t('shell.language')}
      icon="world"
      {...(isCompact && { opensDown: true, alignEnd: true, isCompact })}
      options={languages.map((language) => ({
        value: language,
        label: locales[language].name,
      }))}
      value={value}
      onChoose={(language) => choose({ language: language as Language })}
    >
      {isCompact ? <span className="vh">{`${t('shell.language')}: ${name}`}</span> : name}
    </Menu>
  );
}
