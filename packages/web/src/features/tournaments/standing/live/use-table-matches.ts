import type { Match, Standing } from '@touchline/types';
import { atom, useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import type { LoadedResource } from '../../../../state/data/use-resource.ts';
import { useSession } from '../../../../state/session.tsx';

export interface FollowedMatch {
  readonly match: Match;
  /** Whether the table of finished matches counts it. */
  readonly isInTable: boolean;
}

const isStarted = ({ statusId }: Match) => statusId === 'ONGOING' || statusId === 'FINISHED';

function playedBy({ tables }: Standing, { homeTeam, stage }: Match): number {
  const played = tables
    .filter((table) => stage === undefined || table.stage === stage)
    .flatMap(({ rows }) => rows.filter(({ team }) => team.id === homeTeam.id))
    .map(({ won, draw, loss }) => won + draw + loss);
  return Math.max(0, ...played);
}

/**
 * The matches of a tournament that have begun, as the stream last reported them. Lists and table are loaded at
 * different times: whether the table has a match that ended meanwhile shows in the number of matches it counts.
 */
export function useTableMatches(
  finished: Standing | undefined,
  lists: readonly LoadedResource<readonly Match[]>[],
): readonly FollowedMatch[] {
  const { live } = useSession();
  const [known] = useState(() => new Map<string, Match>());
  /** Matches of the home team that the table counted when the match was first seen being played. */
  const [playedBefore] = useState(() => new Map<string, number>());
  for (const { result } of lists) {
    for (const match of result?.kind === 'ok' ? result.data : []) {
      if (isStarted(match)) known.set(match.id, match);
    }
  }
  const key = [...known.keys()].join();
  const matchesAtom = useMemo(
    () => atom((get) => [...known].map(([id, match]) => get(live.matchAtom(id)) ?? match)),
    [known, live, key],
  );
  const matches = useAtomValue(matchesAtom);
  if (!finished) return [];
  return matches.map((match) => {
    const played = playedBy(finished, match);
    const isPlaying = match.statusId === 'ONGOING';
    if (isPlaying && !playedBefore.has(match.id)) playedBefore.set(match.id, played);
    return { match, isInTable: played > (playedBefore.get(match.id) ?? (isPlaying ? played : -1)) };
  });
}
