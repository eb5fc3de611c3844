import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isGame, paths, sports } from '../../../paths.ts';
import { usernameAtom } from '../../../state/account/identity.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { themeAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useSetPreferences } from '../../../state/preferences/use-change-preferences.ts';
import button from '../../../ui/controls/button.module.css';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import { useScrollsDown } from '../../../ui/dom/use-scrolls-down.ts';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { LanguageMenu } from '../menus/language-menu.tsx';
import { PanelButton } from '../side-panel/panel-button.tsx';
import accountLinks from './account-links.module.css';
import { GameMenu } from './game-menu.tsx';
import styles from './header.module.css';
import { SearchButton } from './search-button.tsx';
import { SectionTabs } from './section-tabs.tsx';
import sportChoice from './sport-choice.module.css';

/**
 * HDR. On narrow screens the sports and the tabs have a second row, and the header leaves while the visitor scrolls down.
 * Beside the dock there is one row: the game is chosen in the first one, and the panel has what the dock lacks.
 */
export function Header() {
  const { t } = useTranslation();
  const segment = useLocation().pathname.split('/')[1];
  const game = isGame(segment) ? segment : undefined;
  const isAway = useScrollsDown();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-header-away', isAway);
  }, [isAway]);
  return (
    <header className={styles.top} data-away={isAway || undefined}>
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
          <SearchButton />
          <ThemeToggle className={styles.wide} />
          <span className={styles.language}>
            <LanguageMenu isCompact />
          </span>
          <AccountLinks registerClass={styles.register} />
        </div>
      </div>
      <div className={styles.sub} data-game={game}>
        <SportChoice />
        <SectionTabs className={styles.subTabs} />
      </div>
    </header>
  );
}

/** HDR-2, HDR-3: three links on pages without a game, else a menu of the games. */
function SportChoice({ className }: { className?: string | undefined }) {
  const game = useLocation().pathname.split('/')[1];
  if (!isGame(game)) return <SportLinks className={className} />;
  return (
    <div className={classNames(sportChoice.choice, className)}>
      <GameMenu game={game} />
    </div>
  );
}

function SportLinks({ className }: { className: string | undefined }) {
  const { t } = useTranslation();
  return (
    <nav className={classNames(sportChoice.sports, className)} aria-label={t('shell.sports')}>
      {sports.map((sport) => (
        <Link key={sport} to={paths.matches(sport)}>
          <Icon name={sport} />
          {t(`games.${sport}`)}
        </Link>
      ))}
    </nav>
  );
}

/** PRF-7: switches between light and dark; from then on the site ignores the system's theme. */
function ThemeToggle({ className }: { className: string | undefined }) {
  const { t } = useTranslation();
  const theme = useAtomValue(themeAtom);
  const choose = useSetPreferences();
  const toggle = () => {
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const current = theme === 'system' ? system : theme;
    choose({ theme: current === 'dark' ? 'light' : 'dark' });
  };
  return (
    <button
      type="button"
      className={classNames(button.icon, className)}
      aria-label={t('shell.theme.toggle')}
      onClick={toggle}
    >
      <Icon name="moon" />
    </button>
  );
}

/** HDR-6 */
function AccountLinks({ registerClass }: { registerClass: string | undefined }) {
  const { t } = useTranslation();
  const username = useAtomValue(usernameAtom);
  if (username) {
    return (
      <Link className={buttonClass('bare', accountLinks.account)} to={paths.account}>
        <Icon name="user" size="s" />
        <span className={classNames('cut', accountLinks.name)}>{username.split('@')[0]}</span>
      </Link>
    );
  }
  return (
    <>
      <Link className={buttonClass('bare')} to={paths.login} data-for="strangers">
        {t('shell.account.login')}
      </Link>
      <Link className={buttonClass('main', registerClass)} to={paths.register} data-for="strangers">
        {t('shell.account.register')}
      </Link>
    </>
  );
}
