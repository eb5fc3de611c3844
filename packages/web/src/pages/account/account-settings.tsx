import { LanguageMenu } from '../../features/shell/menus/language-menu.tsx';
import { OddsMenu } from '../../features/shell/menus/odds-menu.tsx';
import { ThemeMenu } from '../../features/shell/menus/theme-menu.tsx';
import { ZoneMenu } from '../../features/shell/menus/zone-menu.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Block } from '../../ui/layout/block.tsx';
import styles from './account-page.module.css';

const menus = [LanguageMenu, OddsMenu, ZoneMenu, ThemeMenu];

/** The preferences of this device, as in the footer. */
export function AccountSettings() {
  const { t } = useTranslation();
  return (
    <Block title={t('account:settings')}>
      <ul>
        {menus.map((Menu, at) => (
          <li key={at} className={styles.setting}>
            <Menu />
          </li>
        ))}
      </ul>
    </Block>
  );
}
