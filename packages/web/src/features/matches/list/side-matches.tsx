import type { Match } from '@touchline/types';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { Block } from '../../../ui/layout/block.tsx';
import room from '../offscreen/intrinsic-size.module.css';
import { MatchRow } from '../row/match-row.tsx';
import { MatchList } from './match-list.tsx';
import { sideMatches } from './side-matches-count.ts';

interface SideMatchesProps {
  title: string;
  held: LoadedResource<readonly Match[]>;
  live?: boolean;
  className?: string | undefined;
}

/** A short list of matches for the side column. */
export function SideMatches({ title, held, live, className }: SideMatchesProps) {
  const count =
    live && held.result?.kind === 'ok'
      ? held.result.data.length + (held.whole?.rest ?? 0)
      : undefined;
  return (
    <Block title={title} count={count} live={live ?? false} className={className}>
      <MatchList held={held} expected={sideMatches}>
        {(matches) => (
          <ul className={room.rows} data-rows={Math.min(sideMatches, matches.length)}>
            {matches.slice(0, sideMatches).map((match) => (
              <MatchRow key={match.id} match={match} bare />
            ))}
          </ul>
        )}
      </MatchList>
    </Block>
  );
}
