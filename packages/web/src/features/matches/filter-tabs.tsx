import type { Match } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { type Game, paths } from '../../paths.ts';
import { Link } from '../../state/link.tsx';
import type { Held } from '../../state/use-resource.ts';
import { classes } from '../../ui/classes.ts';
import tabs from '../../ui/tabs.module.css';
import { Age } from './age.tsx';
import { filterMatches } from './filter-matches.ts';
import styles from './filter-tabs.module.css';

interface FilterTabsProps {
  game: Game;
  date: string | undefined;
  filters: readonly ('all' | 'live' | 'upcoming' | 'finished')[];
  show: string;
  held: Held<readonly Match[]>;
}

function FilterCount({ count, filter }: { count: number; filter: string }) {
  const live = filter === 'live' && count > 0;
  return (
    <span className={classes('fig', styles.count)} data-live={live || undefined}>
      {count}
    </span>
  );
}

/** MAT-4: how many are being played, and the other ways to look at the day. */
export function FilterTabs({ game, date, filters, show, held }: FilterTabsProps) {
  const { t } = useTranslation();
  const matches = held.result?.kind === 'ok' ? held.result.data : undefined;
  return (
    <div className={styles.tool}>
      <nav className={tabs.tabs} aria-label={t('matches.filters')}>
        {filters.map((filter) => (
          <Link
            key={filter}
            className={tabs.tab}
            to={paths.matches(game, { date, show: filter === 'all' ? undefined : filter })}
            aria-current={filter === show ? 'true' : undefined}
          >
            {t(`matches.show.${filter}`)}
            {matches && (
              <FilterCount count={filterMatches(matches, filter).length} filter={filter} />
            )}
          </Link>
        ))}
      </nav>
      {matches && held.failedAt > 0 && <Age at={held.fetchedAt} stale />}
    </div>
  );
}
