import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { type Location, useLocation } from 'react-router-dom';
import { type Game, isGame, isPartOf, paths } from '../../../paths.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { useSession } from '../../../state/session.tsx';
import { liveScopeAtom } from '../../../state/stores/live-status.ts';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { PanelButton } from '../side-panel/panel-button.tsx';
import { useGame } from '../use-game.ts';
import styles from './bottom-nav.module.css';

/**
 * Number of the game's matches in play: as many as the list behind it. Hidden on pages that follow other matches: beside the
 * number of all sports on home it would contradict it.
 */
export function BottomNavCount({ game }: { game: Game }) {
  const { t } = useTranslation();
  const { live } = useSession();
  useAtomValue(live.listVersionAtom);
  const scope = useAtomValue(liveScopeAtom);
  if (!scope || scope.matchIds || scope.sportType !== game) return null;
  const count = live.ongoing().filter(({ tournament }) => isPartOf(game, tournament)).length;
  if (count === 0) return null;
  return (
    <span className={classNames('fig-m', styles.count)}>
      <span aria-hidden="true">{count}</span>
      <span className="vh">{t('shell.dock.liveCount', { count })}</span>
    </span>
  );
}

/** A path whose second segment is in `segments` is below the tab. */
const tabs = [
  { name: 'home', icon: 'home', segments: [], to: () => paths.home },
  {
    name: 'matches',
    icon: 'matches',
    segments: ['matches', 'multiview'],
    to: (game: Game) => paths.matches(game),
  },
  {
    name: 'live',
    icon: 'live',
    segments: [],
    to: (game: Game) => paths.matches(game, { show: 'live' }),
  },
  {
    name: 'tournaments',
    icon: 'trophy',
    segments: ['tournaments', 'tournament'],
    to: (game: Game) => paths.tournaments(game),
  },
] as const;

/** `page` for the page of the URL, where of the query only `show=live` counts; `true` for pages below it. */
function currentOf(
  url: string,
  segments: readonly string[],
  { pathname, search }: Location,
): 'page' | 'true' | undefined {
  const [path, query = ''] = url.split('?', 2);
  const showsLive = (text: string) => new URLSearchParams(text).get('show') === 'live';
  if (path === pathname) return showsLive(query) === showsLive(search) ? 'page' : undefined;
  return segments.includes(pathname.split('/')[2] ?? '') ? 'true' : undefined;
}

export function BottomNav() {
  const { t } = useTranslation();
  const location = useLocation();
  const lastGame = useGame();
  // Home and the other pages without a game have the live matches of all: a game looked at last would surprise.
  const game = isGame(location.pathname.split('/')[1]) ? lastGame : 'football';
  const labels = {
    home: t('shell.dock.home'),
    matches: t('shell.sections.matches'),
    live: t('shell.dock.live'),
    tournaments: t('shell.sections.tournaments'),
  };
  const links = tabs.map((tab) => {
    const to = tab.to(tab.name === 'matches' ? lastGame : game);
    return { ...tab, to, current: currentOf(to, tab.segments, location) };
  });
  return (
    <nav className={styles.dock} aria-label={t('shell.dock.label')}>
      {links.map(({ name, icon, to, current }) => (
        <Link key={name} to={to} aria-current={current}>
          <Icon name={icon} />
          {name === 'live' && <BottomNavCount game={game} />}
          {labels[name]}
        </Link>
      ))}
      <PanelButton>
        <Icon name="menu" />
        {t('shell.dock.label')}
      </PanelButton>
    </nav>
  );
}
