import { DelayButton } from '../../features/shell/menus/delay-button.tsx';
import { SettingMenu } from '../../features/shell/menus/setting-menu.tsx';
import { type SettingName, settings } from '../../features/shell/menus/settings.ts';
import { ThemeMenu } from '../../features/shell/menus/theme-menu.tsx';
import { ZoneMenu } from '../../features/shell/menus/zone-menu.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Block } from '../../ui/layout/block.tsx';
import styles from './account-page.module.css';

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
