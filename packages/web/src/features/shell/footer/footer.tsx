import { useAtomValue } from 'jotai';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { infoPages } from '../../../paths.ts';
import { contentAtom } from '../../../state/preferences/preferences-atoms.ts';
import { LanguageMenu } from '../menus/language-menu.tsx';
import { OddsMenu } from '../menus/odds-menu.tsx';
import { ThemeMenu } from '../menus/theme-menu.tsx';
import { ZoneMenu } from '../menus/zone-menu.tsx';
import styles from './footer.module.css';
import { AppLinks, HelpLinks, SocialLinks } from './footer-links.tsx';
import { InfoLinks } from './info-links.tsx';
import { SimulationNote } from './simulation-note.tsx';

const FIRST_ROW_LINKS = 3;

/** FOT-1, FOT-2 */
export function Footer() {
  const { t } = useTranslation();
  const wantsOdds = useAtomValue(contentAtom) !== 'scores';
  return (
    <footer className={styles.foot}>
      <div className={styles.in}>
        {import.meta.env.MODE === 'demo' && <SimulationNote />}
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
