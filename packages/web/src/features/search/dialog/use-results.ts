import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { sportOf } from '../../../paths.ts';
import { favouritesAtom } from '../../../state/favourites/favourites.ts';
import { gameAtom } from '../../../state/preferences/preferences-atoms.ts';
import { readRecentSearches } from '../../../state/storage/recent-searches.ts';
import type { Entry, Kind } from '../matching/entry.ts';
import { type Found, find } from '../matching/find.ts';
import { RANKS } from '../matching/hit.ts';
import type { Entries } from './use-entries.ts';

export interface ShownGroup {
  readonly name: Kind | 'recent' | 'sections';
  readonly found: readonly Found[];
}

const unmarked = (entry: Entry): Found => ({
  entry,
  hit: { rank: RANKS.exact, marks: entry.names.map(() => []) },
});

/** The results of the query; without one, the recent choices and the sections of the sport. */
export function useResults({ all, pages }: Entries, typed: string): readonly ShownGroup[] {
  const stars = useAtomValue(favouritesAtom);
  const sport = sportOf(useAtomValue(gameAtom));
  const [recent] = useState(readRecentSearches);

  return useMemo(() => {
    if (typed.trim() !== '') {
      return find(all, typed, { stars, sport }).map(({ kind, found }) => ({ name: kind, found }));
    }
    const recentEntries = recent
      .map((href) => all.find((entry) => entry.href === href))
      .filter((entry) => entry !== undefined);
    const sections = pages.filter((page) => page.sport === sport && !recentEntries.includes(page));
    const groups = [
      { name: 'recent', found: recentEntries.map(unmarked) },
      { name: 'sections', found: sections.map(unmarked) },
    ] as const;
    return groups.filter(({ found }) => found.length > 0);
  }, [all, pages, typed, stars, sport, recent]);
}
