import type { Match, TeamRef } from '@touchline/types';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { Block } from '../../../ui/layout/block.tsx';
import { MatchList } from '../list/match-list.tsx';
import { ResultRow } from './result-row.tsx';

const most = 5;

interface RecentBlockProps {
  team: Pick<TeamRef, 'id' | 'name'>;
  held: LoadedResource<readonly Match[]>;
}

/** MDT-4: what a team has played last. */
export function RecentBlock({ team, held }: RecentBlockProps) {
  const { t } = useTranslation();
  return (
    <Block title={t('detail.recent', { team: team.name })}>
      <MatchList held={held} expected={most}>
        {(matches) => (
          <ol>
            {matches.slice(0, most).map((match) => (
              <ResultRow key={match.id} match={match} teamId={team.id} />
            ))}
          </ol>
        )}
      </MatchList>
    </Block>
  );
}
