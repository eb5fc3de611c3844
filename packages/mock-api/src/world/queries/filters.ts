import type { SportType } from '@touchline/types';
import type { Tournament } from '../model.ts';
import { isTitle } from '../sport-of.ts';
import type { Slice } from '../world-view.ts';

export function applySlice<T>(list: readonly T[], slice?: Slice): readonly T[] {
  return slice ? list.slice(slice.offset, slice.offset + slice.limit) : list;
}

/** `esports` matches every title. */
export function isOfSport({ game }: Tournament, sport?: SportType): boolean {
  if (sport === undefined || sport === game) return true;
  return sport === 'esports' && isTitle(game);
}
