import type { Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { coarseNowAtom } from '../../state/clock/clock.ts';
import { itemsOf } from '../../state/data/resource.ts';
import type { LoadedResource } from '../../state/data/use-resource.ts';
import { Link } from '../../state/navigation/link.tsx';
import tabs from '../../ui/controls/tabs.module.css';
import { ListState } from '../../ui/feedback/list-state.tsx';
import { Block } from '../../ui/layout/block.tsx';
import { Achievement } from './achievement.tsx';
import styles from './team-tournaments.module.css';
import list from './tournament-list.module.css';
import { TournamentRow } from './tournament-row.tsx';
import { TournamentRowSkeleton } from './tournament-row-skeleton.tsx';

export const tournamentTabs = ['current', 'upcoming', 'over'] as const;
export type TournamentTab = (typeof tournamentTabs)[number];

interface TeamTournamentsProps {
  teamId: string;
  coming: LoadedResource<readonly Tournament[]>;
  finished: LoadedResource<readonly Tournament[]>;
  /** Without it, the first tab with an entry is open. */
  chosenTab: TournamentTab | undefined;
  addressOf: (tab: TournamentTab) => string;
}

/** API-17: one list has both the tournaments that a team plays in and those it will play in. */
export const splitTournaments = (tournaments: readonly Tournament[], now: number) => ({
  current: tournaments.filter(({ startTime }) => startTime * 1000 <= now),
  upcoming: tournaments.filter(({ startTime }) => startTime * 1000 > now),
});

/** TEA-7: current, upcoming and finished tournaments of a team. */
export function TeamTournaments({
  teamId,
  coming,
  finished,
  chosenTab,
  addressOf,
}: TeamTournamentsProps) {
  const { t } = useTranslation();
  const now = useAtomValue(coarseNowAtom);
  const lists = { ...splitTournaments(itemsOf(coming), now), over: itemsOf(finished) };
  const first = coming.result?.kind === 'ok' && tournamentTabs.find((tab) => lists[tab].length > 0);
  const shown = chosenTab ?? (first || 'current');
  const tournaments = lists[shown];
  return (
    <Block title={t('teams:cups.title')}>
      <nav className={`${tabs.tabs} ${styles.tabs}`} aria-label={t('teams:cups.title')}>
        {tournamentTabs.map((tab) => (
          <Link
            key={tab}
            className={tabs.tab}
            to={addressOf(tab)}
            replace
            aria-current={tab === shown ? 'true' : undefined}
          >
            {t(`teams:cups.${tab}`)}
            <span className={`fig ${styles.count}`}>{lists[tab].length}</span>
          </Link>
        ))}
      </nav>
      <ListState
        resource={shown === 'over' ? finished : coming}
        isEmpty={tournaments.length === 0}
        of="tournaments"
        skeleton={<TournamentRowSkeleton count={2} className={list.cups} />}
      >
        <ul className={list.cups}>
          {tournaments.map((tournament) => (
            <TournamentRow key={tournament.id} tournament={tournament} brief={shown === 'over'}>
              {shown === 'over' && <Achievement tournament={tournament} teamId={teamId} />}
            </TournamentRow>
          ))}
        </ul>
      </ListState>
    </Block>
  );
}
