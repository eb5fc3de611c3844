import { appLinks, helpSites, socialSites } from '../../../api/sample/footer-sites.ts';
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

/** FOT-1 */
export function SocialLinks() {
  const { t } = useTranslation();
  return (
    <ul className={styles.social} aria-label={t('shell.footer.social')}>
      {socialSites.map(({ name, icon, url }) => (
        <li key={name}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={`${name} (${t('shell.footer.newTab')})`}
          >
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}

export function HelpLinks() {
  const { t } = useTranslation();
  return helpSites.map(({ name, url }) => (
    <a key={name} href={url} target="_blank" rel="noreferrer">
      {name}
      <span className="vh"> ({t('shell.footer.newTab')})</span>
      <Icon name="external" size="s" />
    </a>
  ));
}
