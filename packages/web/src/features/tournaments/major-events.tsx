import type { Tournament } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { gameOf, sportOf } from '../../paths.ts';
import type { LoadedResource } from '../../state/data/use-resource.ts';
import { ListState } from '../../ui/feedback/list-state.tsx';
import { Block } from '../../ui/layout/block.tsx';
import { TournamentRow } from './tournament-row.tsx';
import { TournamentRowSkeleton } from './tournament-row-skeleton.tsx';

interface MajorEventsProps {
  resource: LoadedResource<readonly Tournament[]>;
  excludeId: string;
}

const MAX_TOURNAMENTS = 6;

/** TRN-7: other major ongoing tournaments. */
export function MajorEvents({ resource, excludeId }: MajorEventsProps) {
  const { t } = useTranslation();
  const { result } = resource;
  const list = result?.kind === 'ok' ? result.data.filter(({ id }) => id !== excludeId) : [];
  return (
    <Block title={t('tournaments:detail.major')}>
      <ListState
        resource={resource}
        isEmpty={list.length === 0}
        of="tournaments"
        skeleton={<TournamentRowSkeleton count={MAX_TOURNAMENTS} brief />}
      >
        <ul>
          {list.slice(0, MAX_TOURNAMENTS).map((tournament) => (
            <TournamentRow
              key={tournament.id}
              tournament={tournament}
              showGame={sportOf(gameOf(tournament)) === 'esports'}
              brief
            />
          ))}
        </ul>
      </ListState>
    </Block>
  );
}
