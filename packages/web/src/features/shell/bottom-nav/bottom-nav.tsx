import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { type Game, paths } from '../../../paths.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { PanelButton } from '../side-panel/panel-button.tsx';
import { useGame } from '../use-game.ts';
import styles from './bottom-nav.module.css';
import { BottomNavCount } from './bottom-nav-count.tsx';

const places = [
  { name: 'home', icon: 'home', to: () => paths.home },
  { name: 'matches', icon: 'matches', to: (game: Game) => paths.matches(game) },
  { name: 'live', icon: 'live', to: (game: Game) => paths.matches(game, { show: 'live' }) },
  { name: 'tournaments', icon: 'trophy', to: (game: Game) => paths.tournaments(game) },
] as const;

/** Whether it is the place shown, whatever an address says that the place does not know of. */
function isShown(place: string, pathname: string, search: string): boolean {
  const [path, query = ''] = place.split('?', 2);
  const show = (words: string) => new URLSearchParams(words).get('show') === 'live';
  return path === pathname && show(query) === show(search);
}

/** A phone's way round the site, under the thumb. */
export function BottomNav() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const game = useGame();
  const words = {
    home: t('shell.dock.home'),
    matches: t('shell.sections.matches'),
    live: t('shell.dock.live'),
    tournaments: t('shell.sections.tournaments'),
  };
  return (
    <nav className={styles.dock} aria-label={t('shell.dock.label')}>
      {places.map(({ name, icon, to }) => (
        <Link
          key={name}
          to={to(game)}
          aria-current={isShown(to(game), pathname, search) ? 'page' : undefined}
        >
          <Icon name={icon} />
          {name === 'live' && <BottomNavCount game={game} />}
          {words[name]}
        </Link>
      ))}
      <PanelButton>
        <Icon name="menu" />
        {t('shell.dock.label')}
      </PanelButton>
    </nav>
  );
}
