import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { CompactDay } from '../../../format/compact-day.ts';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { favouritesAtom } from '../../../state/favourites/favourites.ts';
import { useInitialStars } from '../../../state/favourites/use-initial-stars.ts';
import { arrangeMatches, type DayStart, type Section } from './arrange-matches.ts';
import type { ListOptions } from './day-filters.ts';

/** The sections of a loaded day; undefined until it is loaded. What is starred moves with the next visit, or filter. */
export function useDaySections(
  { result, fetchedAt, totals }: LoadedResource<readonly Match[]>,
  { show, by, find, day }: ListOptions & { day?: CompactDay | undefined },
  start?: DayStart,
): readonly Section[] | undefined {
  const current = useAtomValue(favouritesAtom);
  const initial = useInitialStars(`${day} ${show} ${by} ${find}`);
  // Only the list of the starred grows with them.
  const added = show === 'starred' ? current : initial;
  const data = result?.kind === 'ok' ? result.data : undefined;
  // The clock re-renders the page; a thousand matches need not be sorted again for that.
  return useMemo(
    () =>
      data &&
      arrangeMatches(
        data,
        { show, by, find },
        new Set([...initial, ...added]),
        fetchedAt,
        start,
      ).map((section) => (totals ? { ...section, total: totals[section.id] } : section)),
    [data, show, by, find, initial, added, fetchedAt, totals, start?.at, start?.zone],
  );
}
