import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { favouritesAtom, favouritesLoadedAtom } from '../../../state/favourites/favourites.ts';
import { MatchList } from '../list/match-list.tsx';
import { LongListContext, longList } from '../offscreen/use-offscreen-rest.ts';
import { arrangeMatches } from './arrange-matches.ts';
import { DaySection, sectionKey } from './day-section.tsx';
import type { ListOptions } from './list-options.ts';
import { RemainingRows } from './remaining-rows.tsx';

interface DayMatchesProps {
  held: LoadedResource<readonly Match[]>;
  arrangement: ListOptions;
  /** Where every row is, for those without script. */
  allRows: string;
}

/** MAT-5: the day's matches by tournament, or by time; above them what is starred. */
export function DayMatches({ held, arrangement, allRows }: DayMatchesProps) {
  const { t } = useTranslation();
  const stars = useAtomValue(favouritesAtom);
  const starsRead = useAtomValue(favouritesLoadedAtom);
  // The first rows are anybody's: whether a starred one is among the rest is not known yet.
  const coming = held.whole && held.failedAt === 0;
  const unread = arrangement.show === 'starred' && (!starsRead || coming);
  const data = held.result?.kind === 'ok' ? held.result.data : undefined;
  const { show, by, find } = arrangement;
  // The clock draws this anew, and a thousand matches are not to be sorted for that.
  const sections = useMemo(
    () => data && arrangeMatches(data, { show, by, find }, stars),
    [data, show, by, find, stars],
  );
  const shown: LoadedResource<readonly Match[]> = {
    ...held,
    result: unread
      ? undefined
      : sections
        ? { kind: 'ok', data: sections.flatMap(({ matches }) => matches) }
        : held.result,
  };
  const rest = held.whole?.rest ?? 0;
  const empty = find
    ? t('matches.noneFound', { find })
    : show === 'starred'
      ? t('matches.noneStarred')
      : undefined;
  return (
    <LongListContext value={(data?.length ?? 0) > longList}>
      <MatchList held={shown} expected={12} empty={empty}>
        {() =>
          sections?.map((section) => <DaySection key={sectionKey(section)} section={section} />)
        }
      </MatchList>
      {rest > 0 && <RemainingRows held={held} rest={rest} allRows={allRows} />}
    </LongListContext>
  );
}
