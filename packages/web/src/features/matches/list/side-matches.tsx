import type { Match } from '@touchline/types';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { Block } from '../../../ui/layout/block.tsx';
import { RemainingRows } from '../day/remaining-rows.tsx';
import { MatchRow } from '../row/match-row.tsx';
import intrinsicSize from './intrinsic-size.module.css';
import { MatchList } from './match-list.tsx';

export const SIDE_MATCH_COUNT = 6;

interface SideMatchesProps {
  title: string;
  resource: LoadedResource<readonly Match[]>;
  /** How many of them are being played. */
  liveCount?: number | undefined;
  /** How many follow that were not sent with the document. */
  rest?: number | undefined;
  className?: string | undefined;
}

export function SideMatches({ title, resource, liveCount, rest = 0, className }: SideMatchesProps) {
  return (
    <Block title={title} count={liveCount} live className={className}>
      <MatchList resource={resource} skeletonRows={SIDE_MATCH_COUNT}>
        {(matches) => (
          <ul className={intrinsicSize.rows} data-rows={Math.min(SIDE_MATCH_COUNT, matches.length)}>
            {matches.slice(0, SIDE_MATCH_COUNT).map((match) => (
              <MatchRow key={match.id} match={match} hideStar />
            ))}
          </ul>
        )}
      </MatchList>
      {rest > 0 && <RemainingRows resource={resource} count={rest} />}
    </Block>
  );
}
