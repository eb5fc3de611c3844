import type { Match } from '@touchline/types';
import { useMemo } from 'react';
import { mapResult } from '../../../state/data/resource.ts';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { useInitialStars } from '../../../state/favourites/use-initial-stars.ts';
import { byImportance } from './by-importance.ts';

/** A list with the visitor's stars and the most important matches first. */
export function useByImportance(
  list: LoadedResource<readonly Match[]>,
): LoadedResource<readonly Match[]> {
  const stars = useInitialStars();
  const { result, fetchedAt } = list;
  const sorted = useMemo(
    () => mapResult(result, (matches) => byImportance(matches, fetchedAt, stars)),
    [result, fetchedAt, stars],
  );
  return { ...list, result: sorted };
}
