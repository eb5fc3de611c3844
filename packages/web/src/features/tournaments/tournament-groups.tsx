import type { Tournament } from '@touchline/types';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { toListState } from '../../state/data/list-state.ts';
import type { LoadedResource } from '../../state/data/use-resource.ts';
import { ListState } from '../../ui/feedback/list-state.tsx';
import { Block } from '../../ui/layout/block.tsx';
import { groupTournaments } from './group-tournaments.ts';
import styles from './tournament-list.module.css';
import { TournamentRow } from './tournament-row.tsx';
import { TournamentRowSkeleton } from './tournament-row-skeleton.tsx';
import { useLiveCounts } from './use-live-counts.ts';
import { useSettledStars } from './use-settled-stars.ts';

interface TournamentGroupsProps {
  held: LoadedResource<readonly Tournament[]>;
  /** Tells one list from another, so that stars given since are put in their place. */
  name: string;
  /** The list holds more than one game. */
  mixed?: boolean;
}

/** TRN-1, TRN-4, EMP-1 */
export function TournamentGroups({ held, name, mixed }: TournamentGroupsProps) {
  const { t } = useTranslation();
  const { result, pending, retry } = held;
  const list = result?.kind === 'ok' ? result.data : [];
  const groups = groupTournaments(list, useSettledStars(name));
  const counts = useLiveCounts();
  return (
    <ListState
      state={toListState(result, list.length === 0)}
      empty={t('state.empty.tournaments')}
      again={t('state.retry')}
      pending={pending}
      onAgain={retry}
      skeleton={<TournamentRowSkeleton count={12} className={styles.cups} full />}
    >
      <div className={styles.groups}>
        {groups.map(({ kind, tournaments }) => (
          <Block key={kind} title={t(`tournaments.group.${kind}`)} count={tournaments.length}>
            <ul className={styles.cups}>
              {tournaments.map((one) => (
                <TournamentRow
                  key={one.id}
                  tournament={one}
                  live={counts.get(one.id)}
                  withGame={mixed}
                  starred
                />
              ))}
            </ul>
          </Block>
        ))}
      </div>
    </ListState>
  );
}
