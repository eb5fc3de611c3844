import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { Fragment, memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../../format/clock-time.ts';
import { fullWeekdayOf } from '../../../format/day-name.ts';
import { coarseNowAtom } from '../../../state/clock/clock.ts';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { favouritesLoadedAtom } from '../../../state/favourites/favourites.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { languageAtom, zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import { ListState } from '../../../ui/feedback/list-state.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { LeagueGroup } from '../list/league-group.tsx';
import matchGroup from '../list/match-group.module.css';
import { MatchGroup } from '../list/match-group.tsx';
import { RemainingRows } from '../list/remaining-rows.tsx';
import { SkeletonRows } from '../row/skeleton-rows.tsx';
import { countPast, type Section } from './arrange-matches.ts';
import type { ListOptions } from './day-filters.ts';
import styles from './now-rule.module.css';

const ICONS = { starred: 'star', carried: 'live', time: 'clock' } as const;

/** One section of a day: a tournament, a kick-off time, the starred matches, or those still in play from an earlier day. */
const DaySection = memo(function DaySection({ section }: { section: Section }) {
  const { kind, id, matches, total } = section;
  const { t } = useTranslation();
  const zone = useAtomValue(zoneAtom);
  const language = useAtomValue(languageAtom);
  if (kind === 'league') return <LeagueGroup matches={matches} total={total} />;
  const titles = {
    starred: () => t('matches.show.starred'),
    carried: () => t('matches.stillInPlay', { day: fullWeekdayOf(id, language) }),
    time: () => clockTime((matches[0]?.startTime ?? 0) * 1000, zone),
  };
  const title = titles[kind]();
  return (
    <MatchGroup
      head={
        <>
          <Icon name={ICONS[kind]} size="s" />
          <h3 className={matchGroup.name}>
            <span className={kind === 'time' ? 'fig-m' : undefined}>{title}</span>
          </h3>
        </>
      }
      label={t('match.groupCount', { tournament: title, count: total ?? matches.length })}
      matches={matches}
      total={total}
      hasTournaments
    />
  );
});

const sectionKey = ({ kind, id }: Section): string => `${kind} ${id}`;

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
  /** Stands after the third section, or the last one. */
  afterThird: ReactNode;
}

const countRows = (sections: readonly Section[] = []): number =>
  sections.reduce((sum, { matches }) => sum + matches.length, 0);

/** When a section by time begins, in seconds; 0 for one that is not by time. */
const startOf = (section: Section | undefined): number =>
  section?.kind === 'time' ? Number(section.id) : 0;

/** MAT-5: the day's matches in sections, the starred ones on top. */
export function DayMatches(props: DayMatchesProps) {
  const { resource, sections, allRowsUrl, unfilteredUrl, unfilteredCount } = props;
  const { isToday, afterThird } = props;
  const { show, by, find } = props.options;
  const [isUnfolded, setIsUnfolded] = useState(props.isWhole);
  const { t } = useTranslation();
  const hasLoadedStars = useAtomValue(favouritesLoadedAtom);
  // The document's rows are chosen without the visitor's stars: starred matches may be among the rest.
  const isRestLoading = resource.totals && resource.failedAt === 0;
  const isStarredUnknown = show === 'starred' && (!hasLoadedStars || isRestLoading);
  const unfolded = sections?.filter(({ isPast }) => isUnfolded || !isPast);
  const past = resource.totals?.past ?? countPast(sections ?? []);
  const rest = (resource.totals?.rows ?? 0) - countRows(sections);
  const empty = find
    ? t('matches.noneFound', { find })
    : show === 'starred'
      ? t('matches.noneStarred')
      : undefined;
  const isFiltered = find !== '' || show !== 'all';
  const unfiltered = isFiltered && unfilteredCount > 0 && (
    <Link className={buttonClass()} to={unfilteredUrl}>
      {t('matches.allRows', { count: unfilteredCount })}
    </Link>
  );
  return (
    <>
      <ListState
        resource={isStarredUnknown ? { ...resource, result: undefined } : resource}
        isEmpty={sections?.length === 0}
        of="matches"
        empty={empty}
        emptyAction={unfiltered}
        skeleton={<SkeletonRows count={12} />}
      >
        {past > 0 && !isUnfolded && (
          <Button kind="bare" className={styles.past} onClick={() => setIsUnfolded(true)}>
            {t(by === 'time' ? 'matches.past' : 'matches.pastLeagues', { count: past })}
            <Icon name="down" size="s" />
          </Button>
        )}
        {unfolded?.map((section, at) => (
          <Fragment key={sectionKey(section)}>
            {isToday && by === 'time' && (
              <NowRule from={startOf(unfolded[at - 1])} to={startOf(section)} />
            )}
            <DaySection section={section} />
            {at === Math.min(2, unfolded.length - 1) && afterThird}
          </Fragment>
        ))}
      </ListState>
      {rest > 0 && (
        <RemainingRows
          resource={resource}
          count={rest}
          allRowsUrl={allRowsUrl}
          total={isFiltered ? undefined : resource.totals?.all}
        />
      )}
    </>
  );
}

/** Marks the present time between two kick-offs, in seconds; nothing where it is not between them. */
function NowRule({ from, to }: { from: number; to: number }) {
  const { t } = useTranslation();
  const now = useAtomValue(coarseNowAtom);
  const zone = useAtomValue(zoneAtom);
  if (now < from * 1000 || now >= to * 1000) return null;
  return (
    <p className={styles.now} data-now="">
      {t('matches.now', { time: clockTime(now, zone) })}
    </p>
  );
}
