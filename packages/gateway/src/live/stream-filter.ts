import type { SportType } from '@touchline/types';

export interface StreamFilter {
  /** Streams with the same name get the same bytes. */
  readonly name: string;
  readonly takes: (id: string, sport: string | undefined) => boolean;
  /** Whatever its sport. */
  readonly takesId: (id: string) => boolean;
}

const titles = (sport: string) => sport !== 'football' && sport !== 'basketball';

function takesSport(wanted: SportType | undefined, sport: string | undefined): boolean {
  if (wanted === undefined) return true;
  if (wanted === 'esports') return sport !== undefined && titles(sport);
  return sport === wanted;
}

/** What most ask for: one for all of them. */
const everything: StreamFilter = { name: ' ', takes: () => true, takesId: () => true };

export function streamFilter(
  sport: SportType | undefined,
  ids: readonly string[] | undefined,
): StreamFilter {
  if (sport === undefined && ids === undefined) return everything;
  const wanted = ids && new Set(ids);
  const takesId = (id: string) => wanted?.has(id) ?? true;
  return {
    name: `${sport ?? ''} ${ids ? [...ids].sort().join() : ''}`,
    takes: (id, of) => takesSport(sport, of) && takesId(id),
    takesId,
  };
}
