import { useAtomValue } from 'jotai';
import { type Language, languages, locales } from '../../../i18n/languages.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { languageAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useSetPreferences } from '../../../state/preferences/use-change-preferences.ts';
import { Menu } from '../../../ui/controls/menu.tsx';

/** PRF-1 */
export function LanguageMenu() {
  const { t } = useTranslation();
  const value = useAtomValue(languageAtom);
  const choose = useSetPreferences();
  return (
    <Menu
      name={t('shell.language')}
      icon="world"
      options={languages.map((language) => ({
        value: language,
        label: locales[language].name,
      }))}
      value={value}
      onChoose={(language) => choose({ language: language as Language })}
    >
      {locales[value].name}
    </Menu>
  );
}
