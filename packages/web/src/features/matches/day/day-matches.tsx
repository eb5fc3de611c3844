import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { favouritesLoadedAtom } from '../../../state/favourites/favourites.ts';
import { Link } from '../../../state/navigation/link.tsx';
import button from '../../../ui/controls/button.module.css';
import { ListState } from '../../../ui/feedback/list-state.tsx';
import { LONG_LIST_ROWS, LongListContext } from '../offscreen/use-paused-offscreen.ts';
import { SkeletonRows } from '../row/skeleton-rows.tsx';
import type { Section } from './arrange-matches.ts';
import type { ListOptions } from './day-filters.ts';
import { DaySection, sectionKey } from './day-section.tsx';
import { RemainingRows } from './remaining-rows.tsx';

interface DayMatchesProps {
  resource: LoadedResource<readonly Match[]>;
  sections: readonly Section[] | undefined;
  options: Pick<ListOptions, 'show' | 'find'>;
  /** The page with every row, for visitors without script. */
  allRowsUrl: string;
  /** The page without filter and search text, and the number of its matches. */
  unfilteredUrl: string;
  unfilteredCount: number;
}

/** MAT-5: the day's matches in sections, the starred ones on top. */
export function DayMatches(props: DayMatchesProps) {
  const { resource, sections, allRowsUrl, unfilteredUrl, unfilteredCount } = props;
  const { show, find } = props.options;
  const { t } = useTranslation();
  const hasLoadedStars = useAtomValue(favouritesLoadedAtom);
  // The document's rows are chosen without the visitor's stars: starred matches may be among the rest.
  const isRestLoading = resource.totals && resource.failedAt === 0;
  const isStarredUnknown = show === 'starred' && (!hasLoadedStars || isRestLoading);
  const dayLength = resource.result?.kind === 'ok' ? resource.result.data.length : 0;
  const shown = sections?.reduce((sum, { matches }) => sum + matches.length, 0) ?? 0;
  const rest = (resource.totals?.rows ?? 0) - shown;
  const empty = find
    ? t('matches.noneFound', { find })
    : show === 'starred'
      ? t('matches.noneStarred')
      : undefined;
  const isFiltered = find !== '' || show !== 'all';
  const unfiltered = isFiltered && unfilteredCount > 0 && (
    <Link className={button.btn} to={unfilteredUrl}>
      {t('matches.allRows', { count: unfilteredCount })}
    </Link>
  );
  return (
    <LongListContext value={dayLength > LONG_LIST_ROWS}>
      <ListState
        resource={isStarredUnknown ? { ...resource, result: undefined } : resource}
        isEmpty={sections?.length === 0}
        of="matches"
        empty={empty}
        emptyAction={unfiltered}
        skeleton={<SkeletonRows count={12} />}
      >
        {sections?.map((section) => (
          <DaySection key={sectionKey(section)} section={section} />
        ))}
      </ListState>
      {rest > 0 && <RemainingRows resource={resource} count={rest} allRowsUrl={allRowsUrl} />}
    </LongListContext>
  );
}
