import type { Tournament } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import type { Result } from '../../api/result.ts';
import { gameOf, paths, sportOf } from '../../paths.ts';
import { joinLists } from '../../state/data/join-lists.ts';
import type { LoadedResource } from '../../state/data/use-resource.ts';
import { Link } from '../../state/navigation/link.tsx';
import { ListState } from '../../ui/feedback/list-state.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import { Block } from '../../ui/layout/block.tsx';
import styles from './tournament-list.module.css';
import { TournamentRow } from './tournament-row.tsx';
import { TournamentRowSkeleton } from './tournament-row-skeleton.tsx';

const MAX_MAIN_TOURNAMENTS = 6;

/** As many of each sport, if it has them. */
const MIN_OF_SPORT = 2;

const byStart = (one: Tournament, other: Tournament) => one.startTime - other.startTime;

/** The next upcoming tournaments in order of their start: some of each sport, then the nearest of all. */
export function mainTournaments(
  results: readonly (Result<readonly Tournament[]> | undefined)[],
): Tournament[] {
  const all = results.flatMap((result) => (result?.kind === 'ok' ? result.data : [])).sort(byStart);
  const bySport = Map.groupBy(all, (tournament) => sportOf(gameOf(tournament)));
  const ofEach = new Set([...bySport.values()].flatMap((list) => list.slice(0, MIN_OF_SPORT)));
  const others = all.filter((tournament) => !ofEach.has(tournament));
  return [...ofEach, ...others].slice(0, MAX_MAIN_TOURNAMENTS).sort(byStart);
}

interface MainTournamentsProps {
  /** The upcoming tournaments of each sport. */
  resources: readonly LoadedResource<readonly Tournament[]>[];
}

/** HOM-1: the next major tournaments. */
export function MainTournaments({ resources }: MainTournamentsProps) {
  const { t } = useTranslation();
  const joined = joinLists(resources);
  const list = mainTournaments([joined.result]);
  const all = (
    <Link className="link" to={paths.tournaments('football')}>
      {t('home.allTournaments')}
      <Icon name="right" size="s" />
    </Link>
  );
  return (
    <Block title={t('home.tournaments')} end={all}>
      <ListState
        resource={joined}
        isEmpty={list.length === 0}
        of="tournaments"
        skeleton={<TournamentRowSkeleton count={MAX_MAIN_TOURNAMENTS} className={styles.cups} />}
      >
        <ul className={styles.cups}>
          {list.map((tournament) => (
            <TournamentRow
              key={tournament.id}
              tournament={tournament}
              showGame={sportOf(gameOf(tournament)) === 'esports'}
            />
          ))}
        </ul>
      </ListState>
    </Block>
  );
}
