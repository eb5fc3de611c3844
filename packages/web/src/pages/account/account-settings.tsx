import { useAtomValue, useSetAtom } from 'jotai';
import { type SettingName, settings } from '../../features/shell/menus/settings.ts';
import { ThemeMenu } from '../../features/shell/menus/theme-menu.tsx';
import { ZoneMenu } from '../../features/shell/menus/zone-menu.tsx';
import { useLoadedNamespace } from '../../i18n/use-loaded-namespace.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { delayPanelAtom, toggleDelayPanelAtom } from '../../state/overlays/delay-panel.ts';
import { delayAtom, preferencesAtom } from '../../state/preferences/preferences-atoms.ts';
import { useSetPreferences } from '../../state/preferences/use-change-preferences.ts';
import menu from '../../ui/controls/menu.module.css';
import { Menu } from '../../ui/controls/menu.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
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

function DelayButton() {
  const { t } = useTranslation();
  const delay = useAtomValue(delayAtom);
  const isOpen = useAtomValue(delayPanelAtom);
  const toggle = useSetAtom(toggleDelayPanelAtom);
  if (!useLoadedNamespace('delay')) return null;
  return (
    <div className={menu.menu}>
      <button type="button" className={menu.button} aria-expanded={isOpen} onClick={toggle}>
        <Icon name="clock" size="s" />
        {t('delay:name')}{' '}
        <span className={menu.value}>
          {delay > 0 ? t('delay:seconds', { count: delay }) : t('shell.content.scores')}
        </span>
      </button>
    </div>
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
          <DelayButton />
        </li>
        <li className={styles.setting}>
          <ZoneMenu isNamed />
        </li>
        <li className={styles.setting}>
          <ThemeMenu />
        </li>
      </ul>
    </Block>
  );
}
