import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { favouritesAtom, favouritesLoadedAtom } from '../../../state/favourites/favourites.ts';
import { Link } from '../../../state/navigation/link.tsx';
import tabs from '../../../ui/controls/tabs.module.css';
import { classNames } from '../../../ui/dom/class-names.ts';
import { keepInView } from '../../../ui/dom/keep-in-view.ts';
import { isStarred } from '../list/is-starred.ts';
import type { DayCounts } from './day-counts.ts';
import { type DayFilter, type DayLink, dayFilters } from './day-filters.ts';
import styles from './filter-tabs.module.css';

interface FilterTabsProps {
  show: DayFilter;
  to: DayLink;
  counts: DayCounts | undefined;
  resource: LoadedResource<readonly Match[]>;
}

export function FilterTabs({ show: chosen, to, counts, resource }: FilterTabsProps) {
  const { t } = useTranslation();
  const stars = useAtomValue(favouritesAtom);
  const canCountStarred =
    useAtomValue(favouritesLoadedAtom) && !resource.totals && resource.result?.kind === 'ok';
  const starred = canCountStarred
    ? resource.result.data.filter((match) => isStarred(match, stars)).length
    : undefined;
  const countOf = (show: DayFilter) => (show === 'starred' ? starred : counts?.[show]);
  return (
    <nav className={classNames(tabs.tabs, styles.filters)} aria-label={t('matches.filters')}>
      {dayFilters.map((show) => (
        <Link
          key={show}
          ref={show === chosen ? keepInView : undefined}
          className={tabs.tab}
          to={to({ show })}
          aria-current={show === chosen ? 'true' : undefined}
        >
          {t(`matches.show.${show}`)}
          <span
            className={classNames('fig', styles.count)}
            data-live={(show === 'live' && (counts?.live ?? 0) > 0) || undefined}
          >
            {counts && countOf(show)}
          </span>
        </Link>
      ))}
    </nav>
  );
}
