import { socialSites } from '../../../api/sample/social-sites.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import styles from './footer.module.css';

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
