import type { Match } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { LoadMore } from '../../../ui/feedback/load-more.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import { LastUpdated } from '../list/last-updated.tsx';
import { MatchList } from '../list/match-list.tsx';
import { MatchRow } from '../row/match-row.tsx';

interface TeamMatchesBlockProps {
  title: string;
  teamId: string;
  resource: LoadedResource<readonly Match[]>;
  limit: number;
  /** Whether the API may have more than the loaded ones. */
  mayHaveMore: boolean;
  moreUrl: string;
}

/** TEA-7: a list of one team's matches; the URL carries how many of them are shown. */
export function TeamMatchesBlock(props: TeamMatchesBlockProps) {
  const { title, teamId, resource, limit, mayHaveMore, moreUrl } = props;
  const { t } = useTranslation();
  const isLoaded = resource.result?.kind === 'ok';
  return (
    <Block title={title} end={isLoaded && <LastUpdated of={resource} onlyOld />}>
      <MatchList resource={resource} skeletonRows={5} empty={t('teams:noMatches')}>
        {(matches) => (
          <>
            <ul>
              {matches.slice(0, limit).map((match) => (
                <MatchRow key={match.id} match={match} teamId={teamId} />
              ))}
            </ul>
            <LoadMore resource={resource} failed={resource.failedAt > 0 && matches.length <= limit}>
              {(mayHaveMore || matches.length > limit) && (
                <Link className={buttonClass()} to={moreUrl} replace>
                  {t('teams:more')}
                </Link>
              )}
            </LoadMore>
          </>
        )}
      </MatchList>
    </Block>
  );
}
