import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { favouritesAtom, favouritesLoadedAtom } from '../../../state/favourites/favourites.ts';
import { MatchList } from '../list/match-list.tsx';
import { LONG_LIST_ROWS, LongListContext } from '../offscreen/use-paused-offscreen.ts';
import { arrangeMatches } from './arrange-matches.ts';
import type { ListOptions } from './day-filters.ts';
import { DaySection, sectionKey } from './day-section.tsx';
import { RemainingRows } from './remaining-rows.tsx';

interface DayMatchesProps {
  resource: LoadedResource<readonly Match[]>;
  options: ListOptions;
  /** The page with every row, for visitors without script. */
  allRowsUrl: string;
}

/** MAT-5: the day's matches by tournament or by time, the starred ones on top. */
export function DayMatches({ resource, options, allRowsUrl }: DayMatchesProps) {
  const { t } = useTranslation();
  const stars = useAtomValue(favouritesAtom);
  const hasLoadedStars = useAtomValue(favouritesLoadedAtom);
  // The document's rows are chosen without the visitor's stars: starred matches may be among the rest.
  const isRestLoading = resource.totals && resource.failedAt === 0;
  const isStarredUnknown = options.show === 'starred' && (!hasLoadedStars || isRestLoading);
  const data = resource.result?.kind === 'ok' ? resource.result.data : undefined;
  const { show, by, find } = options;
  // The clock re-renders this component; a thousand matches need not be sorted again for that.
  const sections = useMemo(
    () => data && arrangeMatches(data, { show, by, find }, stars),
    [data, show, by, find, stars],
  );
  const shown: LoadedResource<readonly Match[]> = {
    ...resource,
    result: isStarredUnknown
      ? undefined
      : sections
        ? { kind: 'ok', data: sections.flatMap(({ matches }) => matches) }
        : resource.result,
  };
  const rest = resource.totals?.rest ?? 0;
  const empty = find
    ? t('matches.noneFound', { find })
    : show === 'starred'
      ? t('matches.noneStarred')
      : undefined;
  return (
    <LongListContext value={(data?.length ?? 0) > LONG_LIST_ROWS}>
      <MatchList resource={shown} skeletonRows={12} empty={empty}>
        {() =>
          sections?.map((section) => <DaySection key={sectionKey(section)} section={section} />)
        }
      </MatchList>
      {rest > 0 && <RemainingRows resource={resource} count={rest} allRowsUrl={allRowsUrl} />}
    </LongListContext>
  );
}
