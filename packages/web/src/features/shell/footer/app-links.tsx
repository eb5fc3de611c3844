import { appLinks } from '../../../api/sample/app-links.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import styles from './footer.module.css';

/** FOT-1 */
export function AppLinks() {
  const { t } = useTranslation();
  return appLinks.map(({ name, icon, url }) => (
    <a key={name} className={styles.store} href={url} rel="noreferrer">
      <Icon name={icon} size="s" />
      {t(`shell.footer.apps.${name}`)}
    </a>
  ));
}
