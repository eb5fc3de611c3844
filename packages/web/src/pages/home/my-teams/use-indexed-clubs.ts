import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useSearchIndex } from '../../../features/search/dialog/use-search-index.ts';
import { indexEntries } from '../../../features/search/entries/index-entries.ts';
import type { Entry } from '../../../features/search/matching/entry.ts';
import { gameOf, sportOf } from '../../../paths.ts';
import { languageAtom } from '../../../state/preferences/preferences-atoms.ts';
import type { PickedClub } from './club-tile.tsx';

/** The clubs of the search index: as entries to search, and each as a club to pick. */
export function useIndexedClubs() {
  const language = useAtomValue(languageAtom);
  const resource = useSearchIndex();
  const index = resource.result?.kind === 'ok' ? resource.result.data : undefined;
  const entries = useMemo(
    () =>
      (index ? indexEntries(index, language) : []).filter(({ target }) => target.kind === 'teams'),
    [index, language],
  );

  function clubOf({ id, names, target }: Entry): PickedClub[] {
    if (target.kind !== 'teams') return [];
    const { item, country } = target;
    const sport = sportOf(gameOf(item));
    const note = country?.[language] ?? country?.en;
    return [{ id, name: names[0]?.shown ?? id, logo: item.logo, emblem: item.emblem, sport, note }];
  }

  return { resource, entries, clubOf };
}
