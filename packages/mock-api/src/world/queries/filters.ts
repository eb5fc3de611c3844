import type { Match, SportType } from '@touchline/types';
import type { Fixture, Tournament } from '../model.ts';
import type { Presenter } from '../present/presenter.ts';
import { isTitle } from '../sport-of.ts';
import type { Slice } from '../world-view.ts';

export function applySlice<T>(list: readonly T[], slice?: Slice): readonly T[] {
  return slice ? list.slice(slice.offset, slice.offset + slice.limit) : list;
}

/** Presents a list of matches as they are at an instant. */
export const matchList =
  (presenter: Presenter, instant: number) =>
  (list: readonly Fixture[], slice?: Slice): Match[] =>
    applySlice(list, slice).map((fixture) => presenter.match(fixture, instant));

/** `esports` matches every title. */
export function isOfSport({ game }: Tournament, sport?: SportType): boolean {
  if (sport === undefined || sport === game) return true;
  return sport === 'esports' && isTitle(game);
}
