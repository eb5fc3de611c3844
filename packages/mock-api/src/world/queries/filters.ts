import type { SportType } from '@touchline/types';
import type { Tournament } from '../model.ts';
import type { Slice } from '../world-view.ts';

export function sliced<T>(list: readonly T[], slice?: Slice): readonly T[] {
  return slice ? list.slice(slice.offset, slice.offset + slice.limit) : list;
}

/** Whether a tournament is one of this sport; `esports` is all titles together. */
export function plays({ game }: Tournament, sport?: SportType): boolean {
  if (sport === undefined || sport === game) return true;
  return sport === 'esports' && game !== 'football' && game !== 'basketball';
}
