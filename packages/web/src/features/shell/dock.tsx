import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type Game, isGame, paths } from '../../paths.ts';
import { Link } from '../../state/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './dock.module.css';

const places = [
  { name: 'home', icon: 'home', to: () => paths.home },
  { name: 'matches', icon: 'matches', to: paths.matches },
  { name: 'tournaments', icon: 'trophy', to: (game: Game) => paths.tournaments(game) },
  { name: 'account', icon: 'user', to: () => paths.login },
] as const;

/** A phone's way round the site, under the thumb. */
export function Dock() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const first = pathname.split('/')[1];
  const game = isGame(first) ? first : 'football';
  const words = {
    home: t('shell.dock.home'),
    matches: t('shell.sections.matches'),
    tournaments: t('shell.sections.tournaments'),
    account: t('shell.account.login'),
  };
  return (
    <nav className={styles.dock} aria-label={t('shell.dock.label')}>
      {places.map(({ name, icon, to }) => (
        <Link key={name} to={to(game)} aria-current={pathname === to(game) ? 'page' : undefined}>
          <Icon name={icon} />
          {words[name]}
        </Link>
      ))}
    </nav>
  );
}
