import type { Match, TeamRef } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useUntil } from '../../../state/clock/replayed-moment.tsx';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { Block } from '../../../ui/layout/block.tsx';
import { MatchList } from '../list/match-list.tsx';
import { ResultRow } from './result-row.tsx';

const MAX_RESULTS = 5;

interface RecentBlockProps {
  team: Pick<TeamRef, 'id' | 'name'>;
  resource: LoadedResource<readonly Match[]>;
}

/** MDT-4: the latest matches of a team; at a moment of the match those that were over by then. */
export function RecentBlock({ team, resource }: RecentBlockProps) {
  const { t } = useTranslation();
  const until = useUntil();
  const zone = useAtomValue(zoneAtom);
  return (
    <Block title={t('detail:recent', { team: team.name })}>
      <MatchList resource={resource} skeletonRows={MAX_RESULTS}>
        {(matches) => (
          <ol>
            {matches
              .filter(({ endTime }) => endTime <= until)
              .slice(0, MAX_RESULTS)
              .map((match) => (
                <ResultRow key={match.id} match={match} teamId={team.id} zone={zone} />
              ))}
          </ol>
        )}
      </MatchList>
    </Block>
  );
}
