import type { Match } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { favouritesAtom, favouritesLoadedAtom } from '../../../state/favourites/favourites.ts';
import { Link } from '../../../state/navigation/link.tsx';
import tabs from '../../../ui/controls/tabs.module.css';
import { classNames } from '../../../ui/dom/class-names.ts';
import { keepInView } from '../../../ui/dom/keep-in-view.ts';
import type { DayCounts } from './day-counts.ts';
import { isStarred } from './filter-matches.ts';
import styles from './filter-tabs.module.css';
import { type DayLink, type Show, shows } from './list-options.ts';

interface FilterTabsProps {
  show: Show;
  to: DayLink;
  tally: DayCounts | undefined;
  held: LoadedResource<readonly Match[]>;
}

function FilterCount({ count, show }: { count: number | undefined; show: Show }) {
  const live = show === 'live' && count !== undefined && count > 0;
  return (
    <span className={classNames('fig', styles.count)} data-live={live || undefined}>
      {count}
    </span>
  );
}

/** The ways to look at a day, with how much each would show. */
export function FilterTabs({ show: chosen, to, tally, held }: FilterTabsProps) {
  const { t } = useTranslation();
  const stars = useAtomValue(favouritesAtom);
  const counted = useAtomValue(favouritesLoadedAtom) && !held.whole && held.result?.kind === 'ok';
  const starred = counted
    ? held.result.data.filter((match) => isStarred(match, stars)).length
    : undefined;
  return (
    <nav className={classNames(tabs.tabs, styles.filters)} aria-label={t('matches.filters')}>
      {shows.map((show) => (
        <Link
          key={show}
          ref={show === chosen ? keepInView : undefined}
          className={tabs.tab}
          to={to({ show })}
          aria-current={show === chosen ? 'true' : undefined}
        >
          {t(`matches.show.${show}`)}
          <FilterCount count={tally && (show === 'starred' ? starred : tally[show])} show={show} />
        </Link>
      ))}
    </nav>
  );
}
