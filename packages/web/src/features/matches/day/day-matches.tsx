import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { Fragment, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { favouritesLoadedAtom } from '../../../state/favourites/favourites.ts';
import { Link } from '../../../state/navigation/link.tsx';
import button from '../../../ui/controls/button.module.css';
import { classNames } from '../../../ui/dom/class-names.ts';
import { ListState } from '../../../ui/feedback/list-state.tsx';
import { LONG_LIST_ROWS, LongListContext } from '../offscreen/use-paused-offscreen.ts';
import { SkeletonRows } from '../row/skeleton-rows.tsx';
import type { Section } from './arrange-matches.ts';
import type { ListOptions } from './day-filters.ts';
import { DaySection, sectionKey } from './day-section.tsx';
import styles from './now-rule.module.css';
import { NowRule } from './now-rule.tsx';
import { RemainingRows } from './remaining-rows.tsx';

interface DayMatchesProps {
  resource: LoadedResource<readonly Match[]>;
  sections: readonly Section[] | undefined;
  options: ListOptions;
  /** The list is today's, and marks the present time if it is by time. */
  isToday: boolean;
  /** Nothing is folded, as in the document with every row. */
  isWhole: boolean;
  /** The page with every row, for visitors without script. */
  allRowsUrl: string;
  /** The page without filter and search text, and the number of its matches. */
  unfilteredUrl: string;
  unfilteredCount: number;
}

const countRows = (sections: readonly Section[] = []): number =>
  sections.reduce((sum, { matches }) => sum + matches.length, 0);

/** When a section by time begins, in seconds; 0 for one that is not by time. */
const startOf = (section: Section | undefined): number =>
  section?.kind === 'time' ? Number(section.id) : 0;

/** MAT-5: the day's matches in sections, the starred ones on top. */
export function DayMatches(props: DayMatchesProps) {
  const { resource, sections, allRowsUrl, unfilteredUrl, unfilteredCount, isToday } = props;
  const { show, by, find } = props.options;
  const [isUnfolded, setIsUnfolded] = useState(props.isWhole);
  const { t } = useTranslation();
  const hasLoadedStars = useAtomValue(favouritesLoadedAtom);
  // The document's rows are chosen without the visitor's stars: starred matches may be among the rest.
  const isRestLoading = resource.totals && resource.failedAt === 0;
  const isStarredUnknown = show === 'starred' && (!hasLoadedStars || isRestLoading);
  const dayLength = resource.result?.kind === 'ok' ? resource.result.data.length : 0;
  const unfolded = sections?.filter(({ isPast }) => isUnfolded || !isPast);
  const past = resource.totals?.past ?? countRows(sections?.filter(({ isPast }) => isPast));
  const rest = (resource.totals?.rows ?? 0) - countRows(sections);
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
        {past > 0 && !isUnfolded && (
          <button
            type="button"
            className={classNames(button.btn, styles.past)}
            onClick={() => setIsUnfolded(true)}
          >
            {t('matches.past', { count: past })}
          </button>
        )}
        {unfolded?.map((section, at) => (
          <Fragment key={sectionKey(section)}>
            {isToday && by === 'time' && (
              <NowRule from={startOf(unfolded[at - 1])} to={startOf(section)} />
            )}
            <DaySection section={section} />
          </Fragment>
        ))}
      </ListState>
      {rest > 0 && <RemainingRows resource={resource} count={rest} allRowsUrl={allRowsUrl} />}
    </LongListContext>
  );
}
