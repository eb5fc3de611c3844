import type { Match, SportType } from '@touchline/types';

export interface StreamFilter {
  /** Streams with the same name get the same bytes. */
  readonly name: string;
  readonly takes: (id: string, sport: string | undefined) => boolean;
}

const titles = (sport: string) => sport !== 'football' && sport !== 'basketball';

/** A match that does not tell its sport belongs to no sport's stream; ask for it by its id. */
function takesSport(wanted: SportType | undefined, sport: string | undefined): boolean {
  if (wanted === undefined) return true;
  if (wanted === 'esports') return sport !== undefined && titles(sport);
  return sport === wanted;
}

export function streamFilter(
  sport: SportType | undefined,
  ids: readonly string[] | undefined,
): StreamFilter {
  const wanted = ids && new Set(ids);
  return {
    name: `${sport ?? ''} ${ids ? [...ids].sort().join() : ''}`,
    takes: (id, of) => takesSport(sport, of) && (wanted?.has(id) ?? true),
  };
}

export const sportOf = (match: Match): string | undefined => match.tournament.sportType;
