import type { Match } from '@touchline/types';
import type { Resource } from '../../../state/data/resource.ts';
import { countBySport, type SportCounts } from './count-by-sport.ts';

/** How many matches a list has, also while only its first ones are loaded; undefined where its limit may hide some. */
export function countList(
  { result, totals }: Resource<readonly Match[]>,
  limit: number,
): SportCounts | undefined {
  if (result?.kind !== 'ok') return undefined;
  const loaded = countBySport(result.data);
  const counts: SportCounts = totals ? { ...loaded, ...totals } : loaded;
  const { football, basketball, esports } = counts;
  return football + basketball + esports < limit ? { football, basketball, esports } : undefined;
}
