import type { SportType } from '@touchline/types';
import { esportsTitles } from '@touchline/types/client-contract';

export interface StreamFilter {
  /** Filters with the same name accept the same changes, so their streams share frames. */
  readonly name: string;
  readonly accepts: (id: string, sport: string | undefined) => boolean;
  /** For a match whose sport is unknown. */
  readonly acceptsId: (id: string) => boolean;
}

const titles: readonly string[] = esportsTitles;

function acceptsSport(wanted: SportType | undefined, sport: string | undefined): boolean {
  if (wanted === undefined) return true;
  if (wanted === 'esports') return sport !== undefined && titles.includes(sport);
  return sport === wanted;
}

const NO_FILTER: StreamFilter = { name: ' ', accepts: () => true, acceptsId: () => true };

export function streamFilter(
  sport: SportType | undefined,
  ids: readonly string[] | undefined,
): StreamFilter {
  if (sport === undefined && ids === undefined) return NO_FILTER;
  const wantedIds = ids && new Set(ids);
  const acceptsId = (id: string) => wantedIds?.has(id) ?? true;
  return {
    name: `${sport ?? ''} ${ids ? [...ids].sort().join() : ''}`,
    accepts: (id, matchSport) => acceptsSport(sport, matchSport) && acceptsId(id),
    acceptsId,
  };
}
