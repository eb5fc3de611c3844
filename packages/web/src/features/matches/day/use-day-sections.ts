import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { favouritesAtom } from '../../../state/favourites/favourites.ts';
import { arrangeMatches, type Section } from './arrange-matches.ts';
import type { ListOptions } from './day-filters.ts';

/** The sections of a loaded day; undefined until it is loaded. */
export function useDaySections(
  { result, fetchedAt, totals }: LoadedResource<readonly Match[]>,
  { show, by, find }: ListOptions,
): readonly Section[] | undefined {
  const stars = useAtomValue(favouritesAtom);
  const data = result?.kind === 'ok' ? result.data : undefined;
  // The clock re-renders the page; a thousand matches need not be sorted again for that.
  return useMemo(
    () =>
      data &&
      arrangeMatches(data, { show, by, find }, stars, fetchedAt).map((section) =>
        totals ? { ...section, total: totals[section.id] } : section,
      ),
    [data, show, by, find, stars, fetchedAt, totals],
  );
}
