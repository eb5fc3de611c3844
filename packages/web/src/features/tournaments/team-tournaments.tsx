import type { Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { coarseNowAtom } from '../../state/clock/clock.ts';
import { toListState } from '../../state/data/list-state.ts';
import type { LoadedResource } from '../../state/data/use-resource.ts';
import { Link } from '../../state/navigation/link.tsx';
import tabs from '../../ui/controls/tabs.module.css';
import { ListState } from '../../ui/feedback/list-state.tsx';
import { Block } from '../../ui/layout/block.tsx';
import { Achievement } from './achievement.tsx';
import { splitTournaments } from './split-tournaments.ts';
import own from './team-tournaments.module.css';
import styles from './tournament-list.module.css';
import { TournamentRow } from './tournament-row.tsx';
import { TournamentRowSkeleton } from './tournament-row-skeleton.tsx';

export const tournamentTabs = ['current', 'upcoming', 'over'] as const;
export type TournamentTab = (typeof tournamentTabs)[number];

interface TeamTournamentsProps {
  teamId: string;
  coming: LoadedResource<readonly Tournament[]>;
  finished: LoadedResource<readonly Tournament[]>;
  /** What the visitor has asked for; without it, the first list with something in it. */
  asked: TournamentTab | undefined;
  addressOf: (tab: TournamentTab) => string;
}

const dataOf = ({ result }: LoadedResource<readonly Tournament[]>) =>
  result?.kind === 'ok' ? result.data : [];

/** TEA-7: what a team takes part in, what it will take part in, and what is over. */
export function TeamTournaments({
  teamId,
  coming,
  finished,
  asked,
  addressOf,
}: TeamTournamentsProps) {
  const { t } = useTranslation();
  const now = useAtomValue(coarseNowAtom);
  const lists = { ...splitTournaments(dataOf(coming), now), over: dataOf(finished) };
  const first = coming.result?.kind === 'ok' && tournamentTabs.find((tab) => lists[tab].length > 0);
  const shown = asked ?? (first || 'current');
  const { result, pending, retry } = shown === 'over' ? finished : coming;
  const list = lists[shown];
  return (
    <Block title={t('teams.cups.title')}>
      <nav className={`${tabs.tabs} ${own.tabs}`} aria-label={t('teams.cups.title')}>
        {tournamentTabs.map((tab) => (
          <Link
            key={tab}
            className={tabs.tab}
            to={addressOf(tab)}
            replace
            aria-current={tab === shown ? 'true' : undefined}
          >
            {t(`teams.cups.${tab}`)}
            <span className={`fig ${own.count}`}>{lists[tab].length}</span>
          </Link>
        ))}
      </nav>
      <ListState
        state={toListState(result, list.length === 0)}
        empty={t('state.empty.tournaments')}
        again={t('state.retry')}
        pending={pending}
        onAgain={retry}
        skeleton={<TournamentRowSkeleton count={2} className={styles.cups} />}
      >
        <ul className={styles.cups}>
          {list.map((tournament) => (
            <TournamentRow key={tournament.id} tournament={tournament} brief={shown === 'over'}>
              {shown === 'over' && <Achievement tournament={tournament} teamId={teamId} />}
            </TournamentRow>
          ))}
        </ul>
      </ListState>
    </Block>
  );
}
