import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isGame, paths } from '../../../paths.ts';
import { Link } from '../../../state/navigation/link.tsx';
import button from '../../../ui/controls/button.module.css';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { LanguageMenu } from '../menus/language-menu.tsx';
import { PanelButton } from '../side-panel/panel-button.tsx';
import { AccountLinks } from './account-links.tsx';
import { DelayChip } from './delay-chip.tsx';
import styles from './header.module.css';
import { SearchButton } from './search-button.tsx';
import { SectionTabs } from './section-tabs.tsx';
import { SportChoice } from './sport-choice.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** HDR. On narrow screens the sports and the tabs have a second row. */
export function Header() {
  const { t } = useTranslation();
  const segment = useLocation().pathname.split('/')[1];
  const game = isGame(segment) ? segment : undefined;
  return (
    <header className={styles.top}>
      <div className={styles.in}>
        <PanelButton className={classNames(button.icon, styles.menu)} name={t('shell.panel.open')}>
          <Icon name="menu" />
        </PanelButton>
        <Link className={styles.logo} to={paths.home}>
          <Icon name="mark" />
          {t('shell.brand')}
        </Link>
        <SportChoice className={styles.sports} />
        <SectionTabs className={styles.tabs} />
        <div className={styles.end}>
          <DelayChip />
          <SearchButton />
          <ThemeToggle className={styles.wide} />
          <LanguageMenu isCompact />
          <AccountLinks registerClass={styles.wide} />
        </div>
      </div>
      <div className={styles.sub} data-game={game}>
        <SportChoice />
        <SectionTabs className={styles.subTabs} />
      </div>
    </header>
  );
}
