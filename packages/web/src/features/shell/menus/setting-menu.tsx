import { useAtomValue } from 'jotai';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { preferencesAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useSetPreferences } from '../../../state/preferences/use-change-preferences.ts';
import menu from '../../../ui/controls/menu.module.css';
import { Menu } from '../../../ui/controls/menu.tsx';
import { type SettingName, settings } from './settings.ts';

export function SettingMenu({ name }: { name: SettingName }) {
  const { t } = useTranslation();
  const value = useAtomValue(preferencesAtom)[name];
  const choose = useSetPreferences();
  const { icon, title, options } = settings[name];
  const choices = options(t);
  return (
    <Menu
      name={title(t)}
      icon={icon}
      options={choices}
      value={value}
      onChoose={(chosen) => choose({ [name]: chosen })}
    >
      {title(t)}{' '}
      <span className={menu.value}>{choices.find((one) => one.value === value)?.label}</span>
    </Menu>
  );
}
