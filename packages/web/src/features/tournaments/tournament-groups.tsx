import type { Tournament } from '@touchline/types';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { listStateOf } from '../../state/list-state-of.ts';
import type { Held } from '../../state/use-resource.ts';
import { Block } from '../../ui/block.tsx';
import { ListState } from '../../ui/list-state.tsx';
import { CupRow } from './cup-row.tsx';
import { CupSkeleton } from './cup-skeleton.tsx';
import styles from './cups.module.css';
import { groupTournaments } from './group-tournaments.ts';
import { useLiveCounts } from './use-live-counts.ts';
import { useSettledStars } from './use-settled-stars.ts';

interface TournamentGroupsProps {
  held: Held<readonly Tournament[]>;
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
      state={listStateOf(result, list.length === 0)}
      empty={t('state.empty.tournaments')}
      again={t('state.retry')}
      pending={pending}
      onAgain={retry}
      skeleton={<CupSkeleton count={12} className={styles.cups} full />}
    >
      <div className={styles.groups}>
        {groups.map(({ kind, tournaments }) => (
          <Block key={kind} title={t(`tournaments.group.${kind}`)} count={tournaments.length}>
            <ul className={styles.cups}>
              {tournaments.map((one) => (
                <CupRow
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
