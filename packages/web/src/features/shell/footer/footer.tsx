import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { appLinks, helpSites, socialSites } from '../../../api/sample/footer-sites.ts';
import { infoPages } from '../../../paths.ts';
import { contentAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useSession } from '../../../state/session.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { LanguageMenu } from '../menus/language-menu.tsx';
import { OddsMenu } from '../menus/odds-menu.tsx';
import { ThemeMenu } from '../menus/theme-menu.tsx';
import { ZoneMenu } from '../menus/zone-menu.tsx';
import styles from './footer.module.css';
import { InfoLinks } from './info-links.tsx';

/** FOT-1 */
function AppLinks() {
  const { t } = useTranslation();
  return appLinks.map(({ name, icon, url }) => (
    <a key={name} className={styles.store} href={url} rel="noreferrer">
      <Icon name={icon} size="s" />
      {t(`shell.footer.apps.${name}`)}
    </a>
  ));
}

/** FOT-1 */
function SocialLinks() {
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

function HelpLinks() {
  const { t } = useTranslation();
  return helpSites.map(({ name, url }) => (
    <a key={name} href={url} target="_blank" rel="noreferrer">
      {name}
      <span className="vh">{` (${t('shell.footer.newTab')})`}</span>
      <Icon name="external" size="s" />
    </a>
  ));
}

const FIRST_ROW_LINKS = 3;

/** FOT-1, FOT-2 */
export function Footer() {
  const { t } = useTranslation();
  const { hasRealSeasons } = useSession();
  const wantsOdds = useAtomValue(contentAtom) !== 'scores';
  return (
    <footer className={styles.foot}>
      <div className={styles.in}>
        {hasRealSeasons && <p className={styles.row}>{t('shell.footer.realSeasons')}</p>}
        <div className={styles.row}>
          <OddsMenu />
          <ZoneMenu />
          <LanguageMenu />
          <ThemeMenu />
          <span className={styles.spring} />
          <AppLinks />
        </div>
        <div className={styles.row}>
          <InfoLinks pages={infoPages.slice(0, FIRST_ROW_LINKS)} />
          <span className={styles.spring} />
          <SocialLinks />
        </div>
        <div className={styles.row}>
          <InfoLinks pages={infoPages.slice(FIRST_ROW_LINKS)} />
          <span className={styles.spring} />
          <span className={styles.help}>
            <HelpLinks />
          </span>
        </div>
        <div className={styles.row}>
          <span className={styles.adults} role="img" aria-label={t('shell.footer.adults')}>
            18+
          </span>
          <span>{t(wantsOdds ? 'shell.footer.responsible' : 'shell.footer.play')}</span>
          <span className={styles.spring} />
          <span>{t('shell.footer.copyright')}</span>
        </div>
      </div>
    </footer>
  );
}
