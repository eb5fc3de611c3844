import type { Match } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { Block } from '../../../ui/layout/block.tsx';
import intrinsicSize from '../row/intrinsic-size.module.css';
import { MatchRow } from '../row/match-row.tsx';
import { MatchList } from './match-list.tsx';
import { RemainingRows } from './remaining-rows.tsx';

export const SIDE_MATCH_COUNT = 6;

interface SideMatchesProps {
  title: string;
  resource: LoadedResource<readonly Match[]>;
  /** How many of them are being played. */
  liveCount?: number | undefined;
  /** How many follow that were not sent with the document. */
  rest?: number | undefined;
  size?: number;
}

export function SideMatches({
  title,
  resource,
  liveCount,
  rest = 0,
  size = SIDE_MATCH_COUNT,
}: SideMatchesProps) {
  const { t } = useTranslation();
  return (
    <Block
      title={title}
      count={liveCount}
      countText={t('matches.count', { count: liveCount ?? 0 })}
      live
    >
      <MatchList resource={resource} skeletonRows={SIDE_MATCH_COUNT}>
        {(matches) => (
          <ul className={intrinsicSize.rows} data-rows={Math.min(size, matches.length)}>
            {matches.slice(0, size).map((match) => (
              <MatchRow key={match.id} match={match} hideStar />
            ))}
          </ul>
        )}
      </MatchList>
      {rest > 0 && <RemainingRows resource={resource} count={rest} />}
    </Block>
  );
}
