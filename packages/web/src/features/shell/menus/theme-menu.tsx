import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { type Preferences, themes } from '../../../state/preferences/preferences.ts';
import { themeAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useSetPreferences } from '../../../state/preferences/use-change-preferences.ts';
import menu from '../../../ui/controls/menu.module.css';
import { Menu } from '../../../ui/controls/menu.tsx';

/** PRF-7 */
export function ThemeMenu() {
  const { t } = useTranslation();
  const value = useAtomValue(themeAtom);
  const choose = useSetPreferences();
  return (
    <Menu
      name={t('shell.theme.label')}
      icon="sun"
      options={themes.map((theme) => ({ value: theme, label: t(`shell.theme.${theme}`) }))}
      value={value}
      onChoose={(theme) => choose({ theme: theme as Preferences['theme'] })}
    >
      {t('shell.theme.label')} <span className={menu.value}>{t(`shell.theme.${value}`)}</span>
    </Menu>
  );
}
