import type { Match } from '@touchline/types';
import type { Held } from '../../state/use-resource.ts';
import { Block } from '../../ui/block.tsx';
import { MatchList } from './match-list.tsx';
import { MatchRow } from './match-row.tsx';

interface SideMatchesProps {
  title: string;
  held: Held<readonly Match[]>;
  live?: boolean;
  className?: string | undefined;
}

const most = 6;

/** A short list of matches for the side column. */
export function SideMatches({ title, held, live, className }: SideMatchesProps) {
  const count = live && held.result?.kind === 'ok' ? held.result.data.length : undefined;
  return (
    <Block title={title} count={count} live={live ?? false} className={className}>
      <MatchList held={held} expected={most}>
        {(matches) => (
          <ul>
            {matches.slice(0, most).map((match) => (
              <MatchRow key={match.id} match={match} bare />
            ))}
          </ul>
        )}
      </MatchList>
    </Block>
  );
}
