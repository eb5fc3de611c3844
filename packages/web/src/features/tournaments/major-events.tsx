import type { Tournament } from '@touchline/types';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { gameOf, sportOf } from '../../paths.ts';
import { toListState } from '../../state/data/list-state.ts';
import type { LoadedResource } from '../../state/data/use-resource.ts';
import { ListState } from '../../ui/feedback/list-state.tsx';
import { Block } from '../../ui/layout/block.tsx';
import { TournamentRow } from './tournament-row.tsx';
import { TournamentRowSkeleton } from './tournament-row-skeleton.tsx';

interface MajorEventsProps {
  held: LoadedResource<readonly Tournament[]>;
  /** The tournament whose page this is. */
  except: string;
}

const most = 6;

/** TRN-7: the other great ones under way. */
export function MajorEvents({ held, except }: MajorEventsProps) {
  const { t } = useTranslation();
  const { result, pending, retry } = held;
  const list = result?.kind === 'ok' ? result.data.filter(({ id }) => id !== except) : [];
  return (
    <Block title={t('tournaments.detail.major')}>
      <ListState
        state={toListState(result, list.length === 0)}
        empty={t('state.empty.tournaments')}
        again={t('state.retry')}
        pending={pending}
        onAgain={retry}
        skeleton={<TournamentRowSkeleton count={most} brief />}
      >
        <ul>
          {list.slice(0, most).map((tournament) => (
            <TournamentRow
              key={tournament.id}
              tournament={tournament}
              withGame={sportOf(gameOf(tournament)) === 'esports'}
              brief
            />
          ))}
        </ul>
      </ListState>
    </Block>
  );
}
