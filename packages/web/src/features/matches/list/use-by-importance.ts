import type { Match } from '@touchline/types';
import { useMemo } from 'react';
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
    () =>
      result?.kind === 'ok'
        ? { ...result, data: byImportance(result.data, fetchedAt, stars) }
        : result,
    [result, fetchedAt, stars],
  );
  return { ...list, result: sorted };
}
