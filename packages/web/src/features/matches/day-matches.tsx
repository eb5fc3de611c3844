import type { Match } from '@touchline/types';
import type { Held } from '../../state/use-resource.ts';
import { filterMatches } from './filter-matches.ts';
import { groupMatches } from './group-matches.ts';
import { MatchGroup } from './match-group.tsx';
import { MatchList } from './match-list.tsx';

/** MAT-5: the day's matches by tournament. */
export function DayMatches({ held, show }: { held: Held<readonly Match[]>; show: string }) {
  const { result } = held;
  const shown: Held<readonly Match[]> =
    result?.kind === 'ok'
      ? { ...held, result: { kind: 'ok', data: filterMatches(result.data, show) } }
      : held;
  return (
    <MatchList held={shown} expected={12}>
      {(matches) =>
        groupMatches(matches).map((group) => <MatchGroup key={group.id} group={group} />)
      }
    </MatchList>
  );
}
