import type { Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoadedResource } from '../../state/data/use-resource.ts';
import { useInitialStars } from '../../state/favourites/use-initial-stars.ts';
import { useSession } from '../../state/session.tsx';
import { classNames } from '../../ui/dom/class-names.ts';
import { ListState } from '../../ui/feedback/list-state.tsx';
import { Block } from '../../ui/layout/block.tsx';
import { groupTournaments } from './group-tournaments.ts';
import styles from './tournament-list.module.css';
import { TournamentRow } from './tournament-row.tsx';
import { TournamentRowSkeleton } from './tournament-row-skeleton.tsx';

interface TournamentGroupsProps {
  resource: LoadedResource<readonly Tournament[]>;
  /** Identifies the list: another list is grouped by the current stars. */
  listKey: string;
  /** For a list of several games. */
  showGame?: boolean;
}

/** TRN-1, TRN-4, EMP-1 */
export function TournamentGroups({ resource, listKey, showGame }: TournamentGroupsProps) {
  const { t } = useTranslation();
  const { result } = resource;
  const list = result?.kind === 'ok' ? result.data : [];
  const groups = groupTournaments(list, useInitialStars(listKey));
  const counts = useLiveCounts();
  return (
    <ListState
      resource={resource}
      isEmpty={list.length === 0}
      of="tournaments"
      skeleton={
        <div className={classNames(styles.groups, styles.loading)}>
          <TournamentRowSkeleton count={12} className={styles.cups} full />
        </div>
      }
    >
      <div className={styles.groups}>
        {groups.map(({ kind, tournaments }) => (
          <Block key={kind} title={t(`tournaments:group.${kind}`)} count={tournaments.length}>
            <ul className={styles.cups}>
              {tournaments.map((one) => (
                <TournamentRow
                  key={one.id}
                  tournament={one}
                  live={counts.get(one.id)}
                  showGame={showGame}
                  showStar
                />
              ))}
            </ul>
          </Block>
        ))}
      </div>
    </ListState>
  );
}

/** Number of ongoing matches by tournament, as far as the live stream has them. */
function useLiveCounts(): ReadonlyMap<string, number> {
  const { live } = useSession();
  const turn = useAtomValue(live.listVersionAtom);
  return useMemo(() => {
    const byTournament = Map.groupBy(live.ongoing(), ({ tournament }) => tournament.id);
    return new Map([...byTournament].map(([id, matches]) => [id, matches.length]));
  }, [live, turn]);
}
