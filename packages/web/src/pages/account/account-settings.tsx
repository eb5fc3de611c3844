import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { type SettingName, settings } from '../../features/shell/menus/settings.ts';
import { ZoneMenu } from '../../features/shell/menus/zone-menu.tsx';
import { preferencesAtom } from '../../state/preferences/preferences-atoms.ts';
import { useSetPreferences } from '../../state/preferences/use-change-preferences.ts';
import menu from '../../ui/controls/menu.module.css';
import { Menu } from '../../ui/controls/menu.tsx';
import { Block } from '../../ui/layout/block.tsx';
import styles from './account-page.module.css';

function SettingMenu({ name }: { name: SettingName }) {
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

const names = Object.keys(settings) as SettingName[];

/** The preferences of this device, as in the side panel and the footer. */
export function AccountSettings() {
  const { t } = useTranslation();
  return (
    <Block title={t('account:settings')}>
      <ul>
        {names.map((name) => (
          <li key={name} className={styles.setting}>
            <SettingMenu name={name} />
          </li>
        ))}
        <li className={styles.setting}>
          <ZoneMenu isNamed />
        </li>
      </ul>
    </Block>
  );
}
